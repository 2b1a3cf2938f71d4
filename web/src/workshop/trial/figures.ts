import type { BoardDocument } from "../document/document";

/** What bots have found out about a board, as the server tells it: `trilhos board test --json` has all of it. */
export interface TrialReport {
  readonly fingerprint: string;
  readonly players: number;
  readonly wanted: number;
  readonly games: number;
  readonly seats: readonly Interval[];
  readonly tickets: readonly TicketFigures[];
  readonly routes: readonly RouteFigures[];
  readonly cities: readonly { readonly name: string; readonly visited: number; readonly lines: number }[];
  readonly colors: readonly { readonly color: string; readonly used: number; readonly beside: number }[];
  readonly styles: readonly { readonly style: string; readonly wins: Interval }[];
  readonly marks: { readonly total: Interval };
  readonly summary: TrialSummary;
  readonly beside: readonly TrialSummary[];
  readonly advice: readonly Advice[];
}

export interface Interval {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

export interface TicketFigures {
  readonly id: number;
  readonly cities: readonly string[];
  readonly points: number;
  readonly kept: number;
  readonly done: number;
  readonly worth: number;
}

export interface RouteFigures {
  readonly id: number;
  readonly cities: readonly string[];
  readonly track: number;
  readonly taken: number;
  readonly when: number | null;
  readonly wanted: number;
}

/** A board in a line. */
export interface TrialSummary {
  readonly board: string;
  readonly seats: readonly number[];
  readonly turns: number;
  readonly score: number;
  readonly lead: number;
  readonly spread: number;
  readonly tickets_done: number;
  readonly worst_ticket: number;
  readonly dead_lines: number;
  readonly wanted: number;
  readonly marks: number;
}

/** What a sentence is about. */
export interface Advice {
  readonly routes?: readonly number[];
  readonly tickets?: readonly number[];
  readonly cities?: readonly string[];
}

/** A report so far, with its sentences: one for each advice, or one that there is none. */
export interface TrialNews {
  readonly report: TrialReport;
  readonly advice: readonly string[];
  readonly remarks: readonly string[];
  /** What boards and strategies are called. */
  readonly names: Readonly<Record<string, string>>;
}

const sameCities = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && one.every((city) => other.includes(city));

/** Where a route of a report is on the board now; null: it is gone. */
export function routeNow(board: BoardDocument, { id, cities, track }: RouteFigures): number | null {
  const is = ({ a, b, track: lies = 0 }: BoardDocument["routes"][number]) =>
    sameCities([a, b], cities) && lies === track;
  const there = board.routes[id];
  if (there && is(there)) return id;
  const found = board.routes.findIndex(is);
  return found < 0 ? null : found;
}

/** Where a ticket of a report is on the board now; null: it is gone. */
export function ticketNow(board: BoardDocument, { cities }: Pick<TicketFigures, "cities">): number | null {
  const found = board.tickets.findIndex((ticket) => sameCities(ticket.cities, cities));
  return found < 0 ? null : found;
}
