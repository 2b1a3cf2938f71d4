import type { Point } from "../../board/viewport";
import type { SeamEntry, SignEntry } from "../../protocol/schema";
import type { BoardDocument, RouteEntry } from "./document";
import { pairOf, placesOf, tenth } from "./document";

/** What of a route is a number that is shown once for both tracks. */
export type NumberOf = (route: RouteEntry) => number;

/** The board after an edit of its routes: signs and seams name them by their places, and stand where they lie. */
export function withSigns(before: BoardDocument, board: BoardDocument, numberOf: NumberOf): BoardDocument {
  if (before.routes === board.routes && before.art.signs === board.art.signs) return board;
  const signs = grouped(board, (route) => numberOf(route) > 0).map((ids) =>
    signOf(before, board, ids, numberOf),
  );
  const seams = grouped(board, (route) => route.wrap ?? false).flatMap((ids) => seamOf(board, ids) ?? []);
  if (same(signs, board.art.signs) && same(seams, board.art.seams)) return board;
  return { ...board, art: { ...board.art, signs, seams } };
}

const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

function grouped({ routes }: BoardDocument, has: (route: RouteEntry) => boolean): number[][] {
  const pairs = new Map<string, number[]>();
  routes.forEach((route, id) => {
    if (has(route)) pairs.set(pairOf(route), [...(pairs.get(pairOf(route)) ?? []), id]);
  });
  return [...pairs.values()].map((ids) => ids.slice(0, 2));
}

/** One of routes that lie as before stays where it was put. */
function signOf(before: BoardDocument, board: BoardDocument, ids: number[], numberOf: NumberOf): SignEntry {
  const number = numberOf(board.routes[ids[0]!]!);
  const lay = (routes: readonly number[], { routes: all }: BoardDocument) =>
    JSON.stringify(routes.map((id) => [pairOf(all[id]!), all[id]!.spaces]));
  const wanted = lay(ids, board);
  const old = before.art.signs?.find(
    ({ routes }) => routes.every((id) => before.routes[id]) && lay(routes, before) === wanted,
  );
  return { routes: ids, number, at: old?.at ?? middleOf(board, ids) };
}

function middleOf({ art, routes }: BoardDocument, ids: readonly number[]): [number, number] {
  const spots = ids.flatMap((id) => {
    const spaces = routes[id]!.spaces ?? [];
    return spaces[Math.floor(spaces.length / 2)] ?? [];
  }) as number[];
  const mean = (values: readonly number[]) =>
    values.reduce((sum, one) => sum + one, 0) / (values.length || 1);
  return [
    tenth(mean(spots.filter((_, i) => i % 3 === 0)) * art.width),
    tenth(mean(spots.filter((_, i) => i % 3 === 1)) * art.height),
  ];
}

/** The letter where routes leave the board at one edge and come back at the other. */
function seamOf(board: BoardDocument, ids: number[]): SeamEntry | null {
  const places = placesOf(board);
  const leaps = ids.flatMap((id) => {
    const found = leapOf(board, board.routes[id]!, places);
    return found ? [{ id, found }] : [];
  });
  if (leaps.length === 0) return null;
  const heights = leaps.map(({ found: [west, east] }) => (west.y + east.y) / 2);
  return {
    routes: leaps.map(({ id }) => id),
    y: tenth(heights.reduce((sum, one) => sum + one, 0) / heights.length),
    ends: leaps.map(({ found: [west, east] }) => [west.x, west.y, east.x, east.y].map(tenth) as Four),
  };
}

type Four = [number, number, number, number];

function leapOf(
  { art }: BoardDocument,
  route: RouteEntry,
  places: ReadonlyMap<string, Point>,
): [Point, Point] | null {
  const spaces = (route.spaces ?? []).map(([x, y]) => ({ x: x * art.width, y: y * art.height }));
  const spots = [places.get(route.a)!, ...spaces, places.get(route.b)!];
  for (let i = 1; i < spots.length; i += 1) {
    const [one, other] = [spots[i - 1]!, spots[i]!];
    if (Math.abs(one.x - other.x) > art.width / 2) return one.x < other.x ? [one, other] : [other, one];
  }
  return null;
}
