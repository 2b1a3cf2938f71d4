import type { Board, Route } from "../../boards/board";
import type { Kind } from "../../boards/data";
import type { CardCounts } from "../../cards/kinds";

/** A payment for a route of this very board. */
export interface PaidRoute {
  readonly a: string;
  readonly b: string;
  readonly colour: string;
  readonly count: number;
  readonly ways: readonly CardCounts[];
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

function example(board: Board, route: Route, ways: readonly CardCounts[]): PaidRoute {
  const [a, b] = [board.cities[route.a]!.name, board.cities[route.b]!.name];
  return { a, b, colour: route.colour, count: route.length, ways };
}

/** A rail route of three spaces, paid with fewer and fewer cards of its colour. */
export function railExample(board: Board, twoDecks: boolean): PaidRoute {
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
export function shipExample(board: Board): PaidRoute {
  const route = plain(board, "ship", 3);
  const [single, double] = [`ship-${route.colour}`, `ship2-${route.colour}`];
  return example(board, route, [
    { [double]: 1, [single]: 1 },
    { [double]: 2 },
    { [single]: 3 },
    { [double]: 1, wild: 1 },
  ]);
}
