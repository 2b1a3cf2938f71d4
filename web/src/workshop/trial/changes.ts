import type { BoardDocument, RouteEntry } from "../document/document";
import { addRoute, setRoutes } from "../document/routes";
import { setTicket } from "../document/tickets";
import type { Interval, TrialSummary } from "./figures";

/** A small change that bots have proven better, on the same deals. */
export interface Proposal {
  readonly change: Change;
  readonly gain: Interval;
  readonly before: TrialSummary;
  readonly after: TrialSummary;
}

export interface Change {
  readonly kind: "points" | "length" | "color" | "track" | "line";
  readonly values: Readonly<Record<string, string | number>>;
  readonly routes?: readonly number[];
  readonly ticket?: number;
  readonly number?: number;
  readonly color?: string;
}

export interface Proposals {
  readonly proposals: readonly Proposal[];
  readonly sentences: readonly string[];
}

/** The board with a change; null where what it speaks of is no longer there. */
export function withChange(
  board: BoardDocument,
  { kind, values, routes = [], ...change }: Change,
): BoardDocument | null {
  const wish = {
    ...(change.number !== undefined && { length: change.number }),
    ...(change.color && { color: change.color as NonNullable<RouteEntry["color"]> }),
  };
  if (kind === "points") {
    const { cities, points } = board.tickets[change.ticket!] ?? { cities: [], points: 0 };
    const same = cities.join("–") === values.ticket && points === values.before;
    return same ? setTicket(board, change.ticket!, { points: change.number! }) : null;
  }
  const [a, b] = [String(values.a), String(values.b)];
  if (kind === "line" || kind === "track") {
    const grown = addRoute(
      board,
      a,
      b,
      kind === "line" ? { ...wish, color: "gray" } : { color: wish.color! },
    );
    return grown === board ? null : grown;
  }
  const there = routes.every((id) => {
    const route = board.routes[id];
    return route && [route.a, route.b].includes(a) && [route.a, route.b].includes(b);
  });
  return there ? setRoutes(board, routes, wish) : null;
}
