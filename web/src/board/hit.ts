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

const routeDistance = (board: Board, route: Route, point: Point) =>
  Math.min(...route.spaces.map((space) => distance(space, board.art.sizes[route.kind][0], point)));

const cityDistance = (city: City, point: Point) => Math.hypot(city.x - point.x, city.y - point.y);

function nearest<T>(things: readonly T[], far: (thing: T) => number, reach: number): T | null {
  let best: T | null = null;
  let least = reach;
  for (const thing of things) {
    const away = far(thing);
    if (away <= least) [best, least] = [thing, away];
  }
  return best;
}

const NONE: ReadonlySet<number> = new Set();

/** The route under a finger: of twins the nearer one. One that is closed has no more room than it is drawn with. */
export function routeAt(board: Board, point: Point, scale: number, closed = NONE): Route | null {
  const reach = TOUCH / 2 / scale;
  const far = (route: Route) => {
    const away = routeDistance(board, route, point);
    return closed.has(route.id) && away > board.art.sizes[route.kind][1] / 2 ? reach + 1 : away;
  };
  return nearest(board.routes, far, reach);
}

export function cityAt(board: Board, point: Point, scale: number): City | null {
  const cities = board.cities.filter((city) => !city.waypoint);
  return nearest(
    cities,
    (city) => cityDistance(city, point),
    Math.max(board.art.sizes.city + 2, TOUCH / 3 / scale),
  );
}
