import { barActions, places } from "../chapters";
import { CLOSED } from "../table/adapt";
import type { TableGame } from "../view/game";
import { actionsAt, type LegalChoices, type Target } from "../view/legal";
import type { Marks } from "../view/table";
import type { Turn } from "./turn";

/** Whether what was begun goes on at a kind of thing on the table. */
export const isBegunAt = (mode: Turn["mode"], thing: "route" | "city"): boolean =>
  barActions.some(({ kind, verbs }) => kind === mode && verbs.some((verb) => places.get(verb) === thing));

/** What the board shows of a turn. */
export function playMarks(
  legal: LegalChoices,
  mode: Turn["mode"],
  target: Target | null,
  glowing: ReadonlySet<number> | null,
  game: TableGame,
): Marks {
  const closed = game.owner.flatMap((owner, route) => (owner === CLOSED ? [route] : []));
  return {
    routeActions: actionsAt(legal, "route"),
    cityActions: actionsAt(legal, "city"),
    closed: new Set(closed),
    ...(glowing && { legal: glowing }),
    ...(isBegunAt(mode, "city") && { legalCities: new Set(legal.at.city.keys()) }),
    ...(target && "route" in target && { ghost: { route: target.route, seat: game.viewer } }),
    ...(target && "city" in target && { spotlight: [target.city] }),
  };
}
