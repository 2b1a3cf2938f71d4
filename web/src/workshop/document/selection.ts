import type { Point } from "../../board/viewport";
import type { BoardDocument } from "./document";
import { placeOf } from "./document";
import { namesKept } from "./labels";
import { removeRoutes } from "./routes";
import { namedBy } from "./tickets";

/** What is selected, by places in the board's lists. */
export interface Selection {
  readonly cities: ReadonlySet<number>;
  readonly routes: ReadonlySet<number>;
  readonly tickets: ReadonlySet<number>;
}

export type SelectionPart = keyof Selection;

const none: ReadonlySet<number> = new Set();
export const NOTHING: Selection = { cities: none, routes: none, tickets: none };

export const only = (part: SelectionPart, ...ids: readonly number[]): Selection => ({
  ...NOTHING,
  [part]: new Set(ids),
});

export const countSelected = ({ cities, routes, tickets }: Selection): number =>
  cities.size + routes.size + tickets.size;

/** With one thing more, or without it if it was selected. */
export function toggled(selection: Selection, part: SelectionPart, id: number): Selection {
  const now = new Set(selection[part]);
  if (!now.delete(id)) now.add(id);
  return { ...selection, [part]: now };
}

/** What is still there after an edit that others made; the selection itself if all of it is. */
export function within(selection: Selection, board: BoardDocument): Selection {
  const there = (part: SelectionPart) => [...selection[part]].every((id) => id < board[part].length);
  if (there("cities") && there("routes") && there("tickets")) return selection;
  const kept = (part: SelectionPart) => new Set([...selection[part]].filter((id) => id < board[part].length));
  return { cities: kept("cities"), routes: kept("routes"), tickets: kept("tickets") };
}

/** All cities in a rectangle, and the routes that lie in it as a whole. */
export function inRectangle(board: BoardDocument, one: Point, other: Point): Selection {
  const [west, east] = [Math.min(one.x, other.x), Math.max(one.x, other.x)];
  const [north, south] = [Math.min(one.y, other.y), Math.max(one.y, other.y)];
  const inside = ({ x, y }: Point) => x >= west && x <= east && y >= north && y <= south;
  const whole = ([...spaces]: readonly (readonly [number, number, number])[]) =>
    spaces.length > 0 &&
    spaces.every(([x, y]) => inside({ x: x * board.art.width, y: y * board.art.height }));
  const found = (list: readonly unknown[], test: (i: number) => boolean) =>
    new Set([...list.keys()].filter((i) => test(i as number)) as number[]);
  return {
    ...NOTHING,
    cities: found(board.cities, (i) => inside(placeOf(board, board.cities[i]!))),
    routes: found(board.routes, (i) => whole(board.routes[i]!.spaces ?? [])),
  };
}

/** What would go with a selection: the routes and tickets of its cities. */
export function hanging(board: BoardDocument, { cities, routes, tickets }: Selection): Selection {
  const names = new Set([...cities].map((id) => board.cities[id]!.name));
  const lost = <T>(list: readonly T[], chosen: ReadonlySet<number>, named: (one: T) => readonly string[]) =>
    new Set([...list.keys()].filter((i) => chosen.has(i) || named(list[i]!).some((name) => names.has(name))));
  return {
    cities,
    routes: lost(board.routes, routes, ({ a, b }) => [a, b]),
    tickets: lost(board.tickets, tickets, namedBy),
  };
}

/** The board without what is selected and what hangs on it. */
export function without(board: BoardDocument, selection: Selection): BoardDocument {
  const gone = hanging(board, selection);
  const fewer = gone.routes.size > 0 ? removeRoutes(board, gone.routes) : board;
  const left = <T>(list: readonly T[], lost: ReadonlySet<number>): T[] => list.filter((_, i) => !lost.has(i));
  const cities = left(board.cities, gone.cities);
  const names = new Set(cities.map(({ name }) => name));
  return {
    ...fewer,
    cities,
    tickets: left(board.tickets, gone.tickets),
    art: gone.cities.size > 0 ? namesKept(fewer.art, (city) => names.has(city)) : fewer.art,
  };
}
