import { useMemo } from "preact/hooks";
import type { Board } from "../boards/board";
import type { Finer, Scenery } from "../boards/data";
import { useFiner, useScenery } from "../boards/useScenery";
import { memo } from "../memo";
import { Cartouche } from "./Cartouche";
import { Rose } from "./Rose";
import { SeamLines } from "./Seams";
import { shoreOf } from "./shore";

const COASTAL: readonly [number, number][] = [
  [17, 0.38],
  [11.2, 0.6],
  [6, 0.85],
]; // distance from the coast, strength

interface BackdropProps {
  board: Board;
  title: string;
  /** Whether somebody looks so closely that a finer land is worth it. */
  close?: boolean;
}

/** Sea, land and everything that never changes during a game: one picture, drawn once, and once more for close looks. */
export const Backdrop = memo(function Backdrop({ board, title, close = false }: BackdropProps) {
  const { art, name, address } = board;
  const scenery = useScenery(address);
  const found = useFiner(address, close);
  const finer = close ? found : null;
  return (
    <>
      <defs>
        {scenery && <LandShape id={`${name}-land`} land={scenery.land} />}
        {finer && <LandShape id={`${name}-finer`} land={finer.land} />}
        <pattern id={`${name}-waves`} width="7" height="7" patternUnits="userSpaceOnUse">
          <path d="M0 3.5H7" stroke="var(--sea-hatch)" stroke-width="1.1" />
        </pattern>
        <Vignette id={`${name}-vignette`} />
      </defs>
      <rect width="100%" height="100%" fill="var(--sea)" />
      <rect width="100%" height="100%" fill={`url(#${name}-waves)`} opacity=".55" />
      {scenery && <Coast name={name} scenery={scenery} />}
      {scenery && <Land name={name} scenery={scenery} finer={finer} />}
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

/** A land: its shape, what is inside it, and its shore as a line. */
function LandShape({ id, land }: { id: string; land: string }) {
  const shore = useMemo(() => shoreOf(land), [land]);
  return (
    <>
      <path id={id} d={land} fill-rule="evenodd" clip-rule="evenodd" />
      <clipPath id={`${id}-inside`}>
        <use href={`#${id}`} />
      </clipPath>
      <g id={`${id}-shore`} fill="none" stroke-linejoin="round" stroke-linecap="round">
        {shore.map((run) => (
          <path d={run} />
        ))}
      </g>
    </>
  );
}

/** The coastal lines are strokes of the shore under the land. They are opaque, as the shore is drawn in pieces that meet. */
function Coast({ name, scenery }: SceneryProps) {
  const shore = `#${name}-land-shore`;
  return (
    <>
      {COASTAL.map(([far, strength]) => (
        <>
          <use
            href={shore}
            stroke={`color-mix(in srgb, var(--coastal) ${100 * strength}%, var(--sea))`}
            stroke-width={2 * far + 1.1}
          />
          <use href={shore} stroke="var(--sea)" stroke-width={2 * far - 1.1} />
        </>
      ))}
      <path d={scenery.graticule} fill="none" stroke="var(--grid)" stroke-opacity=".28" stroke-width=".7" />
    </>
  );
}

/** The finer land takes the place of the other; borders and the lines of the sea are good enough for both. */
function Land({ name, scenery, finer }: SceneryProps & { finer: Finer | null }) {
  const land = finer ? `${name}-finer` : `${name}-land`;
  return (
    <g fill="none" stroke-linejoin="round">
      <use href={`#${land}`} fill="var(--land)" />
      <g clip-path={finer ? `url(#${land}-inside)` : undefined}>
        {(finer ?? scenery).tints.map((tint, i) => (
          <path d={tint} fill={`var(--tint-${i + 1})`} fill-rule="evenodd" />
        ))}
        {finer && <Relief finer={finer} />}
      </g>
      <path d={scenery.graticule} stroke="var(--grid)" stroke-opacity=".13" stroke-width=".7" />
      {finer && <path d={finer.brooks} stroke="var(--river)" stroke-opacity=".75" stroke-width=".6" />}
      <path
        d={(finer ?? scenery).rivers}
        stroke="var(--river)"
        stroke-opacity={finer ? 0.9 : 0.75}
        stroke-width={finer ? 1.1 : 1.3}
      />
      {!finer && <Hills scenery={scenery} />}
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
      <use href={`#${land}-shore`} stroke="var(--coast)" stroke-width={finer ? 0.6 : 1.1} />
    </g>
  );
}

function Hills({ scenery: { hills } }: { scenery: Scenery }) {
  return (
    <>
      <path d={hills.shades} fill="var(--hill)" fill-opacity=".24" />
      <path
        d={hills.lines}
        stroke="var(--hill)"
        stroke-opacity=".6"
        stroke-width=".9"
        stroke-linecap="round"
      />
    </>
  );
}

/** The land as the light falls on it, from the upper left. */
function Relief({ finer: { shades = [], light } }: { finer: Finer }) {
  return (
    <>
      <path d={light} fill="var(--relief-light)" fill-rule="evenodd" />
      {shades.map((shade) => (
        <path d={shade} fill="var(--relief-shade)" fill-rule="evenodd" />
      ))}
    </>
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
