import type { Board } from "../boards/board";
import type { Scenery } from "../boards/data";
import { useScenery } from "../boards/useScenery";
import { memo } from "../memo";
import { Cartouche } from "./Cartouche";
import { Rose } from "./Rose";
import { SeamLines } from "./Seams";

const COASTAL: readonly [number, number][] = [
  [17, 0.38],
  [11.2, 0.6],
  [6, 0.85],
]; // distance from the coast, strength

/** Sea, land and everything that never changes during a game: one picture, drawn once. */
export const Backdrop = memo(function Backdrop({ board, title }: { board: Board; title: string }) {
  const { art, name, address } = board;
  const scenery = useScenery(address);
  return (
    <>
      <defs>
        {scenery && <path id={`${name}-land`} d={scenery.land} fill-rule="evenodd" stroke-linejoin="round" />}
        <pattern id={`${name}-waves`} width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 3.5H7" stroke="var(--sea-hatch)" stroke-width="1.1" />
        </pattern>
        <Vignette id={`${name}-vignette`} />
      </defs>
      <rect width="100%" height="100%" fill="var(--sea)" />
      <rect width="100%" height="100%" fill={`url(#${name}-waves)`} opacity=".55" />
      {scenery && <Coast name={name} scenery={scenery} />}
      {scenery && <Land name={name} scenery={scenery} />}
      <rect width="100%" height="100%" fill={`url(#${name}-vignette)`} />
      {art.rose && <Rose spot={art.rose} />}
      {art.cartouche && <Cartouche spot={art.cartouche} title={title} />}
      <Frame board={board} />
      <SeamLines board={board} />
    </>
  );
});

function Vignette({ id }: { id: string }) {
  return (
    <radialGradient id={id} cx=".5" cy=".48" r=".75">
      <stop offset=".62" stop-color="#000" stop-opacity="0" />
      <stop offset="1" stop-color="#2a1c08" stop-opacity=".16" />
    </radialGradient>
  );
}

interface SceneryProps {
  name: string;
  scenery: Scenery;
}

/** The coastal lines are strokes of the land under the land: they follow every shore. */
function Coast({ name, scenery }: SceneryProps) {
  const land = `#${name}-land`;
  return (
    <>
      {COASTAL.map(([far, strength]) => (
        <>
          <use
            href={land}
            fill="none"
            stroke="var(--coastal)"
            stroke-opacity={strength}
            stroke-width={2 * far + 1.1}
          />
          <use href={land} fill="none" stroke="var(--sea)" stroke-width={2 * far - 1.1} />
        </>
      ))}
      <path d={scenery.graticule} fill="none" stroke="var(--grid)" stroke-opacity=".28" stroke-width=".7" />
    </>
  );
}

function Land({ name, scenery }: SceneryProps) {
  return (
    <g fill="none" stroke-linejoin="round">
      <use href={`#${name}-land`} fill="var(--land)" />
      {scenery.tints.map((tint, i) => (
        <path d={tint} fill={`var(--tint-${i + 1})`} fill-rule="evenodd" />
      ))}
      <path d={scenery.graticule} stroke="var(--grid)" stroke-opacity=".13" stroke-width=".7" />
      <path d={scenery.rivers} stroke="var(--river)" stroke-opacity=".75" stroke-width="1.3" />
      <path d={scenery.hills.shades} fill="var(--hill)" fill-opacity=".24" />
      <path
        d={scenery.hills.lines}
        stroke="var(--hill)"
        stroke-opacity=".6"
        stroke-width=".9"
        stroke-linecap="round"
      />
      <path
        d={scenery.states}
        stroke="var(--state)"
        stroke-width=".9"
        stroke-dasharray="1 3.2"
        stroke-linecap="round"
      />
      <path
        d={scenery.borders}
        stroke="var(--border)"
        stroke-opacity=".8"
        stroke-width="1.2"
        stroke-dasharray="6 2.4 1.2 2.4"
      />
      <use href={`#${name}-land`} stroke="var(--coast)" stroke-width="1.1" />
    </g>
  );
}

function Frame({ board: { width, height } }: { board: Board }) {
  const line = (inset: number) => ({
    x: inset,
    y: inset,
    width: width - 2 * inset,
    height: height - 2 * inset,
  });
  return (
    <g fill="none" stroke="var(--frame)">
      <rect {...line(1.2)} rx="10" stroke-width="2.4" />
      <rect {...line(6.5)} rx="6" stroke-width=".8" stroke-opacity=".7" />
    </g>
  );
}
