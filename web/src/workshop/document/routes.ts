import type { Point } from "../../board/viewport";
import { courseOf, laidRoute, lengthFor } from "./course";
import type { BoardDocument, RouteEntry } from "./document";
import { distanceOf, MOST, mostSpaces, pairOf, placesOf } from "./document";

const MOST_BENT = 0.6; // of the distance
const BENT = 0.14; // so far bends a route where another kind lies between the same cities

/** Why no route can be drawn there; null: it can. */
export type RouteFault = "same-city" | "two-tracks" | "too-many" | null;

export function routeFault(
  board: BoardDocument,
  a: string,
  b: string,
  kind: "rail" | "ship" = "rail",
): RouteFault {
  if (a === b) return "same-city";
  if (board.routes.length >= MOST.routes) return "too-many";
  return tracksOf(board, { a, b, kind, length: 1, color: "gray" }).length > 1 ? "two-tracks" : null;
}

/** The tracks of a route, itself too, by their places in the list. */
export const tracksOf = (board: BoardDocument, route: RouteEntry): number[] =>
  board.routes.flatMap((other, i) => (pairOf(other) === pairOf(route) ? [i] : []));

/** A new route between two cities, as long as they are apart; the second of a pair lies beside the first. */
export function addRoute(
  board: BoardDocument,
  a: string,
  b: string,
  wish: Partial<RouteEntry> = {},
): BoardDocument {
  if (routeFault(board, a, b, wish.kind)) return board;
  const places = placesOf(board);
  const far = distanceOf(places.get(a)!, places.get(b)!);
  const plain: RouteEntry = { a, b, length: lengthFor(board, far, wish.kind), color: "gray", ...wish };
  const [first] = tracksOf(board, plain);
  const twin = first === undefined ? null : board.routes[first]!;
  const route = twin ? { ...plain, length: twin.length, track: 1 - (twin.track ?? 0) } : plain;
  const crossed = board.routes.some(
    (one) => pairOf({ ...one, kind: "rail" }) === pairOf({ ...route, kind: "rail" }),
  );
  const bend = twin ? courseOf(board, twin).bend : crossed ? BENT : 0;
  const grown = { ...board, routes: [...board.routes, route] };
  return relaid(grown, tracksOf(grown, route), bend);
}

/** Some routes of one pair, laidRoute anew along one curve. */
function relaid(board: BoardDocument, ids: readonly number[], bend: number): BoardDocument {
  const places = placesOf(board);
  return {
    ...board,
    routes: board.routes.map((route, i) => (ids.includes(i) ? laidRoute(board, route, bend, places) : route)),
  };
}

/** A route is bent so that its middle comes to a spot; both tracks of a double one are. */
export function bendRoute(board: BoardDocument, id: number, to: Point): BoardDocument {
  const route = board.routes[id]!;
  const { from, to: end } = courseOf(board, route);
  const far = distanceOf(from, end) || 1;
  const x = route.wrap && to.x < from.x - board.art.width / 2 ? to.x + board.art.width : to.x;
  const [right, down] = [(end.x - from.x) / far, (end.y - from.y) / far];
  const off = (to.y - (from.y + end.y) / 2) * right - (x - (from.x + end.x) / 2) * down;
  const bend = Math.abs(off) < 4 ? 0 : Math.max(-MOST_BENT, Math.min(MOST_BENT, off / far));
  return relaid(board, tracksOf(board, route), bend);
}

/** How far a route is bent, in percent of its length. */
export const bendOf = (board: BoardDocument, id: number): number =>
  Math.round(courseOf(board, board.routes[id]!).bend * 100);

/** A route is bent so many percent of its length, with the other track of a double one. */
export function setBend(board: BoardDocument, id: number, percent: number): BoardDocument {
  const bend = Math.max(-MOST_BENT, Math.min(MOST_BENT, percent / 100));
  return relaid(board, tracksOf(board, board.routes[id]!), bend);
}

/** Some routes are bent so many percent farther, each pair once. */
export function bendBy(board: BoardDocument, ids: readonly number[], percent: number): BoardDocument {
  const firsts = new Set(ids.map((id) => tracksOf(board, board.routes[id]!)[0]!));
  return [...firsts].reduce((now, id) => setBend(now, id, bendOf(now, id) + percent), board);
}

/** What both tracks of a double route have in common. */
const SHARED: ReadonlySet<string> = new Set(["length", "kind", "wrap"]);

/** What is printed on routes is another; where it changes how they lie, they are laid anew. */
export function setRoutes(
  board: BoardDocument,
  ids: readonly number[],
  change: Partial<RouteEntry>,
): BoardDocument {
  return ids.reduce((now, id) => setRoute(now, id, change), board);
}

function setRoute(board: BoardDocument, id: number, change: Partial<RouteEntry>): BoardDocument {
  const old = board.routes[id]!;
  const tracks = tracksOf(board, old);
  const shared = Object.fromEntries(Object.entries(change).filter(([field]) => SHARED.has(field)));
  const joins =
    change.kind !== undefined && tracksOf(board, { ...old, ...change }).some((i) => !tracks.includes(i));
  if (joins) return board; // there are tracks of that kind already
  const { bend } = courseOf(board, old);
  const routes = board.routes.map((route, i) =>
    i === id
      ? checked(board, { ...route, ...change })
      : tracks.includes(i)
        ? checked(board, { ...route, ...shared })
        : route,
  );
  const changed = { ...board, routes };
  return Object.keys(shared).length > 0 ? relaid(changed, tracks, bend) : changed;
}

function checked(board: BoardDocument, route: RouteEntry): RouteEntry {
  const length = Math.min(mostSpaces(board), Math.max(1, Math.round(route.length)));
  return { ...route, length, ...(route.locomotives && { locomotives: Math.min(route.locomotives, length) }) };
}

/** Routes as long as their cities are apart. */
export function measureRoutes(board: BoardDocument, ids: readonly number[]): BoardDocument {
  const places = placesOf(board);
  return ids.reduce((now, id) => {
    const { a, b, kind } = now.routes[id]!;
    return setRoute(now, id, { length: lengthFor(board, distanceOf(places.get(a)!, places.get(b)!), kind) });
  }, board);
}

/** Without some routes; what was one of two tracks lies in the middle again. */
export function removeRoutes(board: BoardDocument, gone: ReadonlySet<number>): BoardDocument {
  const lost = new Set([...gone].map((id) => pairOf(board.routes[id]!)));
  const bends = new Map(
    board.routes.map((route) => [route, lost.has(pairOf(route)) ? courseOf(board, route).bend : 0]),
  );
  const left = board.routes.filter((_, i) => !gone.has(i));
  const single = left.map((route) => (lost.has(pairOf(route)) ? { ...route, track: 0 } : route));
  const fewer = { ...board, routes: single };
  const places = placesOf(fewer);
  const routes = single.map((route, i) =>
    lost.has(pairOf(route)) ? laidRoute(fewer, route, bends.get(left[i]!) ?? 0, places) : route,
  );
  return { ...fewer, routes };
}

/** Routes along the straight lines between their cities. */
export const straightenRoutes = (board: BoardDocument, ids: readonly number[]): BoardDocument =>
  ids.reduce((now, id) => relaid(now, tracksOf(now, now.routes[id]!), 0), board);
