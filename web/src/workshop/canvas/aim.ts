import { routeDistance } from "../../board/hit";
import type { Point } from "../../board/viewport";
import type { Board } from "../../boards/board";
import { handleOf } from "../document/course";
import { type BoardDocument, distanceOf } from "../document/document";
import type { NameSet } from "../document/labels";
import type { Selection } from "../document/selection";

/** What lies under a pointer. */
export type Aim =
  | { readonly handle: number }
  | { readonly city: number }
  | { readonly route: number }
  | { readonly label: string };

export interface View {
  /** Units that a pointer may be off. */
  readonly reach: number;
  readonly names: NameSet;
  readonly selection: Selection;
}

const least = <T>(all: readonly T[], away: (one: T) => number, reach: number): T | null => {
  const near = all.map((one) => ({ one, off: away(one) })).filter(({ off }) => off <= reach);
  return near.reduce((best, next) => (best && best.off <= next.off ? best : next), near[0])?.one ?? null;
};

/** The nearest city that a pointer may mean. */
export const cityAt = (shown: Board, at: Point, reach: number): number | null =>
  least(shown.cities, (city) => Math.max(0, distanceOf(city, at) - shown.art.sizes.city), reach)?.id ?? null;

/** The handle of what is selected, else a city, else what is touched outright, else what is nearest. */
export function aimAt(board: BoardDocument, shown: Board, at: Point, view: View): Aim | null {
  const { reach, names, selection } = view;
  const [bent] = selection.routes.size === 1 ? selection.routes : [];
  if (bent !== undefined && distanceOf(handleOf(board, board.routes[bent]!), at) <= reach * 0.8 + 6)
    return { handle: bent };
  const city = cityAt(shown, at, reach * 0.7);
  if (city !== null) return { city };
  const off = (id: number) => routeDistance(shown, shown.routes[id]!, at);
  const route = least([...shown.routes.keys()], off, reach);
  if (route !== null && off(route) === 0) return { route };
  const label = board.art[names]?.find(
    ({ box: [west, north, east, south] }) => at.x >= west && at.x <= east && at.y >= north && at.y <= south,
  );
  if (label) return { label: label.city };
  return route === null ? null : { route };
}
