import type { Point } from "../../board/viewport";
import type { BoardDocument } from "./document";
import { placeOf } from "./document";

export type Alignment =
  | "west"
  | "across"
  | "east"
  | "north"
  | "down"
  | "south"
  | "spread-across"
  | "spread-down";

const mean = (values: readonly number[]) => values.reduce((sum, one) => sum + one, 0) / values.length;

/** Onto one line, by the axis and what becomes of all its values. */
const LINES: Readonly<Record<string, readonly ["x" | "y", (values: readonly number[]) => number]>> = {
  west: ["x", (values) => Math.min(...values)],
  across: ["x", mean],
  east: ["x", (values) => Math.max(...values)],
  north: ["y", (values) => Math.min(...values)],
  down: ["y", mean],
  south: ["y", (values) => Math.max(...values)],
};

/** Where cities come to stand when they are lined up, or spread evenly between the outermost. */
export function aligned(
  board: BoardDocument,
  ids: readonly number[],
  how: Alignment,
): ReadonlyMap<number, Point> {
  const spots = ids.map((id) => [id, placeOf(board, board.cities[id]!)] as const);
  const line = LINES[how];
  if (line) {
    const [axis, value] = line;
    const all = value(spots.map(([, spot]) => spot[axis]));
    return new Map(spots.map(([id, spot]) => [id, { ...spot, [axis]: all }]));
  }
  const axis = how === "spread-across" ? "x" : "y";
  const sorted = [...spots].sort(([, one], [, other]) => one[axis] - other[axis]);
  const [first, last] = [sorted[0]![1][axis], sorted.at(-1)![1][axis]];
  const gap = (last - first) / Math.max(1, sorted.length - 1);
  return new Map(sorted.map(([id, spot], i) => [id, { ...spot, [axis]: first + gap * i }]));
}
