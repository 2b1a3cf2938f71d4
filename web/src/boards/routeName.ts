import type { Board, Route } from "./board";

export const routeName = (board: Board, route: Route) =>
  `${board.cities[route.a]!.name} – ${board.cities[route.b]!.name}`;
