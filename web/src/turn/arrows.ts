import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";

const DIRECTIONS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export interface Placed extends Point {
  readonly id: number;
}

export const routesAt = (board: Board, ids: Iterable<number>): Placed[] =>
  [...ids].map((id) => {
    const { spaces } = board.routes[id]!;
    const { x, y } = spaces[Math.floor(spaces.length / 2)]!;
    return { id, x, y };
  });

export const citiesAt = (board: Board, ids: Iterable<number>): Placed[] =>
  [...ids].map((id) => ({ id, x: board.cities[id]!.x, y: board.cities[id]!.y }));

const ASIDE = 2.5; // how much farther a thing counts for being off the arrow's line

/** The next thing in an arrow's direction; at the end, the farthest one of the other side. */
export function nextAt(key: string, from: Point, things: readonly Placed[]): Placed | null {
  const way = DIRECTIONS[key]!;
  const along = (one: Point) => (one.x - from.x) * way.x + (one.y - from.y) * way.y;
  const aside = (one: Point) => Math.abs((one.x - from.x) * way.y - (one.y - from.y) * way.x);
  const far = (one: Point) => along(one) + ASIDE * aside(one);
  const ahead = things.filter((one) => along(one) > 1);
  if (ahead.length > 0) return least(ahead, far);
  return least(
    things.filter((one) => along(one) < -1),
    (one) => along(one) + aside(one),
  );
}

export const nearestTo = (from: Point, things: readonly Placed[]): Placed | null =>
  least(things, (one) => Math.hypot(one.x - from.x, one.y - from.y));

function least(things: readonly Placed[], worth: (thing: Placed) => number): Placed | null {
  return things.reduce<Placed | null>((best, one) => (best && worth(best) <= worth(one) ? best : one), null);
}
