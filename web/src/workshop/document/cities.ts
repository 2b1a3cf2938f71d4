import type { Point } from "../../board/viewport";
import { courseOf, laidRoute, lengthFor } from "./course";
import type { BoardDocument, CityEntry, RouteEntry } from "./document";
import { distanceOf, MOST, part, placeOf, placesOf } from "./document";
import { namesKept, namesMoved, withNames } from "./labels";
import { namedBy, renamedIn } from "./tickets";

const APART = 3; // of a city's size: nearer than that, two are hard to tell apart

/** The nearest spot to a wanted one that lies on the board, apart from all other cities. */
export function freeSpot(board: BoardDocument, wanted: Point, but: ReadonlySet<number> = new Set()): Point {
  const { width, height, sizes } = board.art;
  const [edge, least] = [sizes.city + 2, sizes.city * APART];
  const inside = ({ x, y }: Point): Point => ({
    x: Math.min(width - edge, Math.max(edge, x)),
    y: Math.min(height - edge, Math.max(edge, y)),
  });
  const others = board.cities.flatMap((city, i) => (but.has(i) ? [] : [placeOf(board, city)]));
  let spot = inside(wanted);
  for (let tries = 0; tries < 8; tries += 1) {
    const near = others.find((other) => distanceOf(other, spot) < least - 0.01);
    if (!near) break;
    const away = distanceOf(near, spot);
    const [x, y] = away > 0.01 ? [(spot.x - near.x) / away, (spot.y - near.y) / away] : [1, 0];
    spot = inside({ x: near.x + x * least, y: near.y + y * least });
  }
  return spot;
}

/** A name that no city has: the wanted one, or with a number. */
export function freeName(board: BoardDocument, wanted: string): string {
  const taken = new Set(board.cities.map(({ name }) => name));
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? wanted : `${wanted} ${number}`;
    if (!taken.has(name)) return name;
  }
}

/** A new city where there is room for it; it is the last of the list. */
export function putCity(board: BoardDocument, at: Point, name: string): BoardDocument {
  if (board.cities.length >= MOST.cities) return board;
  const { x, y } = freeSpot(board, at);
  const city: CityEntry = {
    name: freeName(board, name),
    x: part(x / board.art.width),
    y: part(y / board.art.height),
  };
  const grown = { ...board, cities: [...board.cities, city] };
  return withNames(grown, new Set([city.name]));
}

/** Cities at other places; routes are laid anew, names go along. */
export function moveCities(
  board: BoardDocument,
  spots: ReadonlyMap<number, Point>,
  lengthsFollow = false,
): BoardDocument {
  const { width, height } = board.art;
  const cities = board.cities.map((city, i) => {
    const spot = spots.get(i);
    return spot ? { ...city, x: part(spot.x / width), y: part(spot.y / height) } : city;
  });
  const moved = { ...board, cities };
  const ways = new Map(
    [...spots.keys()].map((i) => {
      const [old, now] = [placeOf(board, board.cities[i]!), placeOf(moved, cities[i]!)];
      return [cities[i]!.name, { x: now.x - old.x, y: now.y - old.y }] as const;
    }),
  );
  const [before, after] = [placesOf(board), placesOf(moved)];
  const routes = board.routes.map((route) => {
    if (!ways.has(route.a) && !ways.has(route.b)) return route;
    return carried(board, moved, route, before, after, lengthsFollow);
  });
  return { ...moved, routes, art: namesMoved(board.art, ways) };
}

/** A route between cities that moved, bent as it was. */
function carried(
  board: BoardDocument,
  moved: BoardDocument,
  route: RouteEntry,
  before: ReadonlyMap<string, Point>,
  after: ReadonlyMap<string, Point>,
  lengthsFollow: boolean,
): RouteEntry {
  const { bend } = courseOf(board, route, before);
  const far = (places: ReadonlyMap<string, Point>) => distanceOf(places.get(route.a)!, places.get(route.b)!);
  const [was, is] = [far(before), far(after)].map((one) => lengthFor(board, one, route.kind));
  const length = lengthsFollow && !route.wrap && was !== is ? is! : route.length;
  return laidRoute(
    { ...moved, routes: board.routes },
    { ...route, length, ...fewer(route, length) },
    bend,
    after,
  );
}

/** A route that has got shorter asks for no more of the cards than it has spaces. */
const fewer = ({ locomotives }: RouteEntry, length: number) =>
  locomotives && locomotives > length ? { locomotives: length } : {};

export type NameFault = "empty" | "taken" | "long";

/** Why a city can't be called so; null: it can. */
export function nameFault(board: BoardDocument, id: number, name: string): NameFault | null {
  if (!name.trim()) return "empty";
  if ([...name.trim()].length > MOST.name) return "long";
  return board.cities.some((city, i) => i !== id && city.name === name.trim()) ? "taken" : null;
}

/** A city by another name, wherever it is named. */
export function renameCity(board: BoardDocument, id: number, wanted: string): BoardDocument {
  const [old, name] = [board.cities[id]!.name, wanted.trim()];
  if (old === name || nameFault(board, id, name)) return board;
  const called = (one: string) => (one === old ? name : one);
  const renamed: BoardDocument = {
    ...board,
    cities: board.cities.map((city, i) => (i === id ? { ...city, name } : city)),
    routes: board.routes.map((route) =>
      route.a === old || route.b === old ? { ...route, a: called(route.a), b: called(route.b) } : route,
    ),
    tickets: board.tickets.map((ticket) =>
      namedBy(ticket).includes(old) ? renamedIn(ticket, called) : ticket,
    ),
    art: namesKept(board.art, (city) => city !== old),
  };
  return withNames(renamed, new Set([name]));
}

/** What is printed at a city; a waypoint has no name on the board, and no tickets. */
export function setCity(board: BoardDocument, id: number, change: Partial<CityEntry>): BoardDocument {
  const city = { ...board.cities[id]!, ...change };
  const changed = { ...board, cities: board.cities.map((old, i) => (i === id ? city : old)) };
  return change.waypoint === undefined ? changed : withNames(changed, new Set([city.name]));
}
