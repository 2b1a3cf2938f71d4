import type { Board } from "../boards/board";
import { barActions, places } from "../chapters";
import type { PointedAt } from "../protocol/schema";
import { CLOSED } from "../table/adapt";
import type { TableGame } from "../view/game";
import { actionsAt, type LegalChoices, type Target } from "../view/legal";
import { type Marks, noMarks } from "../view/table";
import type { Turn } from "./turn";

/** Whether what was begun goes on at a kind of thing on the table. */
export const isBegunAt = (mode: Turn["mode"], thing: "route" | "city"): boolean =>
  barActions.some(({ kind, verbs }) => kind === mode && verbs.some((verb) => places.get(verb) === thing));

/** What somebody elsewhere points at: a route as it would be built, or a city. */
export const pointedMarks = (board: Board, pointed: PointedAt | null): Marks => {
  const { route, city, seat } = pointed ?? {};
  if (route != null)
    return { ghost: { route, seat: seat! }, spotlight: [board.routes[route]!.a, board.routes[route]!.b] };
  return city == null ? noMarks : { spotlight: [city] };
};

interface Choosing {
  readonly legal: LegalChoices;
  /** The routes and the cities that glow. */
  readonly glowing: ReadonlySet<number> | null;
  readonly cities: ReadonlySet<number> | null;
}

/** What the board shows of a turn. */
export function playMarks(
  { legal, glowing, cities }: Choosing,
  target: Target | null,
  game: TableGame,
): Marks {
  const closed = game.owner.flatMap((owner, route) => (owner === CLOSED ? [route] : []));
  return {
    routeActions: actionsAt(legal, "route"),
    cityActions: actionsAt(legal, "city"),
    closed: new Set(closed),
    ...(glowing && { legal: glowing }),
    ...(cities && { legalCities: cities }),
    ...(target && "route" in target && { ghost: { route: target.route, seat: game.viewer } }),
    ...(target && "city" in target && { spotlight: [target.city] }),
  };
}
