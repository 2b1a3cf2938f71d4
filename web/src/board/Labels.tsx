import type { Board, City } from "../boards/board";
import type { Label } from "../boards/data";
import { memo } from "../memo";
import { containScale, type Point, type Size } from "./viewport";

const LEADING = 0.86;

/** One of the sets of names; the smaller the board on the screen, the larger they are. */
export type Names = "labels" | "large_labels" | "largest_labels";

const SMALL = 0.55; // pixels per unit, below which the larger names are used
const SMALLEST = 0.42; // and the largest

export function namesAt(scale: number): Names {
  if (scale >= SMALL) return "labels";
  return scale >= SMALLEST ? "large_labels" : "largest_labels";
}

const LARGER: Readonly<Record<Names, number>> = { labels: 1, large_labels: 1.25, largest_labels: 1.5 };
const READABLE = 12; // pixels: so large names may grow with the board

const letters = ({ art }: Board, names: Names, scale: number) => art.sizes.label * LARGER[names] * scale;

/**
 * By what part names are drawn smaller than they are on the board: who looks closer sees the land grow, and names as large
 * as they are beside the whole board.
 */
export function namesShrunk(board: Board, screen: Size, names: Names, scale: number): number {
  const whole = containScale(board, screen);
  const largest = Math.max(READABLE, letters(board, namesAt(whole), whole));
  return Math.min(1, largest / letters(board, names, scale));
}

/** The spot of a name that stays where it is while it shrinks, the nearest to its city: so it covers nothing new. */
export function heldSpot({ box: [west, north, east, south] }: Label, city: Point): Point {
  const within = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most);
  return { x: within(city.x, west, east), y: within(city.y, north, south) };
}

interface LabelsProps {
  board: Board;
  names: Names;
  spotlight: readonly number[];
}

/** Lines from cities to names that stand far off; they lie under the spaces, so that they never cover one. */
export const Leaders = memo(function Leaders({ board, names }: Omit<LabelsProps, "spotlight">) {
  const lines = board.art[names].flatMap(({ leader }) => (leader ? [leader] : []));
  const path = lines.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");
  return <path class="leaders" d={path} />;
});

/** The cities' names, where the geography tool has found room for them. How far they shrink their layer says. */
export const Labels = memo(function Labels({ board, names, spotlight }: LabelsProps) {
  const cities = new Map(board.cities.map((city) => [city.name, city]));
  return (
    <g class="labels" aria-hidden="true">
      {board.art[names].map((label) => {
        const city = cities.get(label.city)!;
        return <Name label={label} city={city} bold={spotlight.includes(city.id)} />;
      })}
    </g>
  );
});

function Name({ label, city, bold }: { label: Label; city: City; bold: boolean }) {
  const { x, y, size, anchor, lines } = label;
  const at = heldSpot(label, city);
  return (
    <text
      y={y}
      font-size={size}
      text-anchor={anchor}
      font-weight={bold ? 800 : 700}
      style={{ transformOrigin: `${at.x}px ${at.y}px` }}
    >
      {lines.map((line, i) => (
        <tspan x={x} dy={i ? size * LEADING : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
