import type { Board, Route } from "../boards/board";
import type { Kind } from "../boards/data";

/** Cards as kinds and counts, as the server writes them. */
export type Cards = Readonly<Record<string, number>>;

/** A payment for a route of this very board. */
export interface Example {
  readonly a: string;
  readonly b: string;
  readonly colour: string;
  readonly count: number;
  readonly ways: readonly Cards[];
}

function plain(board: Board, kind: Kind, length: number): Route {
  const isPlain = (route: Route) =>
    route.kind === kind &&
    route.length === length &&
    route.colour !== "gray" &&
    !route.printed.tunnel &&
    !route.printed.hard;
  const named = ({ a, b }: Route) => ![a, b].some((city) => board.cities[city]!.waypoint);
  return board.routes.find((route) => isPlain(route) && named(route))!;
}

function example(board: Board, route: Route, ways: readonly Cards[]): Example {
  const [a, b] = [board.cities[route.a]!.name, board.cities[route.b]!.name];
  return { a, b, colour: route.colour, count: route.length, ways };
}

/** A rail route of three spaces, paid with fewer and fewer cards of its colour. */
export function railExample(board: Board, twoDecks: boolean): Example {
  const route = plain(board, "rail", 3);
  const [card, wild] = twoDecks ? [`train-${route.colour}`, "wild"] : [route.colour, "locomotive"];
  return example(board, route, [
    { [card]: 3 },
    { [card]: 2, [wild]: 1 },
    { [card]: 1, [wild]: 2 },
    { [wild]: 3 },
  ]);
}

/** A ship route of three spaces, with double ships and without (S15). */
export function shipExample(board: Board): Example {
  const route = plain(board, "ship", 3);
  const [single, double] = [`ship-${route.colour}`, `ship2-${route.colour}`];
  return example(board, route, [
    { [double]: 1, [single]: 1 },
    { [double]: 2 },
    { [single]: 3 },
    { [double]: 1, wild: 1 },
  ]);
}

/** Two red cards laid in a tunnel: what is turned over, and how many more that costs (E8). */
export const tunnelExample: readonly (readonly [turned: Cards, more: number])[] = [
  [{ red: 1, blue: 1, white: 1 }, 1],
  [{ red: 1, locomotive: 1, green: 1 }, 2],
  [{ black: 2, yellow: 1 }, 0],
];

/** A harbour in yellow with one wild (S20). */
export const harbourExample: Cards = { "train-yellow-harbour": 2, "ship-yellow": 1, wild: 1 };
