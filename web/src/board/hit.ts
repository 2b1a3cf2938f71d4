import type { Board, City, Route, Space } from "../boards/board";
import type { Point } from "./viewport";

export const TOUCH = 44; // pixels: how large a thing is to the finger

/** How far a point is from a space, seen as the line along its middle. */
function distance(space: Space, long: number, point: Point): number {
  const turn = (space.turn * Math.PI) / 180;
  const [across, down] = [point.x - space.x, point.y - space.y];
  const along = across * Math.cos(turn) + down * Math.sin(turn);
  const off = -across * Math.sin(turn) + down * Math.cos(turn);
  return Math.hypot(Math.max(0, Math.abs(along) - long / 2), off);
}

/** How far a point is from what is drawn of a route or a city: 0 on it. */
export const routeDistance = (board: Pick<Board, "art">, route: Route, point: Point) => {
  const [long, wide] = board.art.sizes[route.kind];
  return outside(Math.min(...route.spaces.map((space) => distance(space, long, point))) - wide / 2);
};

const cityDistance = (board: Board, city: City, point: Point) =>
  outside(Math.hypot(city.x - point.x, city.y - point.y) - board.art.sizes.city);

const outside = (away: number) => Math.max(0, away);

/** What can be pointed at besides the routes, and what gets the touch where several things are near. */
export interface Aims {
  /** Whether cities count. */
  readonly cities?: boolean;
  /** What can be chosen now: it is meant rather than its neighbours, unless those are touched outright. */
  readonly offered?: { readonly routes: Reader; readonly cities: Reader };
  /** Tracks that have no more room than they are drawn with. */
  readonly closed?: Reader;
}

type Reader = { has(id: number): boolean };
export type Hit = { readonly route: number } | { readonly city: number };

interface Candidate {
  readonly hit: Hit;
  readonly away: number;
  readonly offered: boolean;
}

const nothing: Reader = new Set<number>();

/** What is under a finger: what is touched outright, else what can be chosen, else what is nearest. */
export function hitAt(board: Board, point: Point, scale: number, aims: Aims = {}): Hit | null {
  const near = [...routesNear(board, point, aims), ...(aims.cities ? citiesNear(board, point, aims) : [])]
    .filter(({ away }) => away <= TOUCH / 2 / scale)
    .sort((one, other) => rank(one) - rank(other) || one.away - other.away);
  return near[0]?.hit ?? null;
}

const rank = ({ away, offered }: Candidate) => (away === 0 ? 0 : offered ? 1 : 2);

const routesNear = (board: Board, point: Point, { offered, closed = nothing }: Aims): Candidate[] =>
  board.routes
    .map(({ id }, i) => ({
      hit: { route: id },
      away: routeDistance(board, board.routes[i]!, point),
      offered: offered?.routes.has(id) ?? false,
    }))
    .filter(({ hit, away }) => away === 0 || !closed.has(hit.route));

const citiesNear = (board: Board, point: Point, { offered }: Aims): Candidate[] =>
  board.cities
    .filter((city) => !city.waypoint)
    .map((city) => ({
      hit: { city: city.id },
      away: cityDistance(board, city, point),
      offered: offered?.cities.has(city.id) ?? false,
    }));
