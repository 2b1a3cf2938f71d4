import { type Board, bareBoard, type City, type Route } from "../../boards/board";
import type { BoardDocument, CityEntry, RouteEntry } from "../document/document";

/** Ids of all that is drawn carry it: never a name that somebody brings. */
export const NAME = "workshop";

interface Made<T> {
  readonly thing: T;
  readonly of: string;
}

const cities = new WeakMap<CityEntry, Made<City>>();
const routes = new WeakMap<RouteEntry, Made<Route>>();

/** What was made of an entry stays the same thing until the entry or its place is another: then it isn't drawn anew. */
function kept<Entry extends object, T>(
  made: WeakMap<Entry, Made<T>>,
  entry: Entry,
  of: string,
  make: () => T,
): T {
  const old = made.get(entry);
  if (old?.of === of) return old.thing;
  const thing = make();
  made.set(entry, { thing, of });
  return thing;
}

/** The sheet on which all is drawn: sizes, and nothing on it. It is another one only when sizes are. */
export function sheetOf({ art }: BoardDocument): Board {
  const { width, height, sizes } = art;
  const bare = bareBoard(NAME);
  return { ...bare, width, height, art: { ...bare.art, width, height, sizes } };
}

/** The document as the page's boards are. */
export function shownBoard(board: BoardDocument, address: string): Board {
  const { width, height } = board.art;
  const ids = new Map(board.cities.map(({ name }, id) => [name, id]));
  const bare = bareBoard(NAME);
  return {
    ...bare,
    address,
    words: board.words,
    width,
    height,
    cities: board.cities.map((entry, id) =>
      kept(cities, entry, `${id} ${width} ${height}`, () => cityOf(entry, id, board)),
    ),
    routes: board.routes.map((entry, id) => {
      const [a, b] = [ids.get(entry.a) ?? 0, ids.get(entry.b) ?? 0];
      return kept(routes, entry, `${id} ${a} ${b} ${width} ${height}`, () =>
        routeOf(entry, { id, a, b }, board),
      );
    }),
    routePoints: board.rules.route_points,
    art: { ...bare.art, ...board.art },
  };
}

const cityOf = (
  { name, x, y, port = false, waypoint = false }: CityEntry,
  id: number,
  { art }: BoardDocument,
): City => ({
  id,
  name,
  port,
  waypoint,
  x: x * art.width,
  y: y * art.height,
});

function routeOf(entry: RouteEntry, ends: Pick<Route, "id" | "a" | "b">, { art }: BoardDocument): Route {
  const { spaces = [], marks, length, color: colour, kind = "rail", ...printed } = entry;
  return {
    ...ends,
    length,
    colour,
    kind,
    printed: { ...printed, ...marks },
    spaces: spaces.map(([x, y, turn]) => ({ x: x * art.width, y: y * art.height, turn })),
  };
}
