import type { Marks } from "../board/table";
import { CLOSED } from "../view/adapt";
import type { Controls } from "../view/controls";
import type { TableGame } from "../view/game";
import type { Turn } from "./turn";

/** Whether a city is to be chosen. */
export const isBuilding = (mode: Turn["mode"]): boolean => mode === "station" || mode === "harbour";

/** What the board shows of a turn. */
export function playMarks(
  controls: Controls,
  { mode, target }: Turn,
  glowing: ReadonlySet<number> | null,
  game: TableGame,
): Marks {
  const closed = game.owner.flatMap((owner, route) => (owner === CLOSED ? [route] : []));
  return {
    routeActions: controls.routes,
    cityActions: controls.cities,
    closed: new Set(closed),
    ...(glowing && { legal: glowing }),
    ...(isBuilding(mode) && { legalCities: new Set(controls.cities.keys()) }),
    ...(target && "route" in target && { ghost: { route: target.route, seat: game.viewer } }),
    ...(target && "city" in target && { spotlight: [target.city] }),
  };
}
