import type { Board } from "../boards/board";
import type { Colour } from "../boards/data";
import { lens } from "../boards/geometry";
import { routeMarks } from "../chapters";
import { Anchor, Glyph, Locomotive } from "../look/glyphs";
import { everyPiece, Shape } from "../look/pieces";
import { Ship, Train } from "./Piece";

export const colours: readonly Colour[] = [
  "purple",
  "blue",
  "orange",
  "white",
  "green",
  "yellow",
  "black",
  "red",
  "gray",
];
const TIES = [-4, -3, -2, 2, 3, 4]; // of nine, the middle three make room for the glyph
const DARK: ReadonlySet<Colour> = new Set(["black", "blue", "red"]);

/** What the board draws again and again, once; ids carry the board's name, as a page may show several. */
export function Symbols({ board }: { board: Board }) {
  const { rail, ship } = board.art.sizes;
  const id = (name: string) => `${board.name}-${name}`;
  return (
    <defs>
      <Hatch id={id("hatch")} />
      {colours.map((colour) => (
        <>
          <RailSpace id={id(`rail-${colour}`)} colour={colour} size={rail} hatch={id("hatch")} />
          <ShipSpace id={id(`ship-${colour}`)} colour={colour} size={ship} hatch={id("hatch")} />
          <Glyph id={id(`glyph-${colour}`)} colour={colour} />
        </>
      ))}
      {routeMarks.map(({ Symbols }) => Symbols && <Symbols board={board} />)}
      <Locomotive id={id("locomotive")} />
      <Anchor id={id("anchor")} />
      {everyPiece.map((colour) => (
        <>
          <Train id={id(`piece-rail-${colour}`)} colour={colour} size={rail} />
          <Ship id={id(`piece-ship-${colour}`)} colour={colour} size={ship} />
          <Shape id={id(`shape-${colour}`)} colour={colour} />
        </>
      ))}
    </defs>
  );
}

function Hatch({ id }: { id: string }) {
  return (
    <pattern id={id} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="5" height="5" fill="var(--gray)" />
      <rect width="1.4" height="5" fill="var(--gray-hatch)" />
    </pattern>
  );
}

interface SpaceProps {
  id: string;
  colour: Colour;
  size: readonly [number, number];
  hatch: string;
}

const fillOf = (colour: Colour, hatch: string) =>
  colour === "gray" ? `url(#${hatch})` : `var(--card-${colour})`;

function RailSpace({ id, colour, size: [long, wide], hatch }: SpaceProps) {
  const [right, low] = [long / 2, wide / 2];
  const ties = TIES.map((i) => `M${(i * long) / 9} ${1.4 - low}V${low - 1.4}`).join("");
  const rail = (y: number) => `M${1 - right} ${y}H-7.5M7.5 ${y}H${right - 1}`;
  const dark = DARK.has(colour);
  return (
    <g id={id}>
      <rect
        x={-right}
        y={-low}
        width={long}
        height={wide}
        rx="2.6"
        fill={fillOf(colour, hatch)}
        stroke={`var(--edge-${colour})`}
        stroke-width="1.1"
      />
      {colour !== "gray" && (
        <g stroke={dark ? "#fff" : "#000"} stroke-opacity={dark ? 0.2 : 0.13} fill="none">
          <path d={ties} stroke-width="2" />
          <path d={rail(-wide / 4) + rail(wide / 4)} />
        </g>
      )}
    </g>
  );
}

function ShipSpace({ id, colour, size: [long, wide], hatch }: SpaceProps) {
  const dark = DARK.has(colour);
  return (
    <g id={id}>
      <path
        d={lens(long / 2, wide * 0.53)}
        fill={fillOf(colour, hatch)}
        stroke={`var(--edge-${colour})`}
        stroke-width="1.1"
      />
      <path
        d={lens(long * 0.39, wide * 0.31)}
        fill="none"
        stroke={dark ? "#fff" : "#000"}
        stroke-opacity={dark ? 0.25 : 0.18}
      />
    </g>
  );
}
