import { countedLines, knownLines } from "../chapters";
import type { FinalCount } from "./count";

/** A ticket in the final count: points won or lost, and the way that completes it. */
export interface CountedTicket {
  readonly id: number;
  readonly seat: number;
  readonly points: number;
  readonly done: boolean;
  readonly routes: readonly number[];
}

/** Everything that the show needs, as the server tells it. */
export interface Show {
  readonly count: FinalCount;
  readonly tickets: readonly CountedTicket[];
  /** By line and seat: the routes by which the points were got. */
  readonly lit: Readonly<Record<string, readonly (readonly number[])[]>>;
}

/** One moment of the show: what is looked at, and the lines counted up to here. */
export interface ShowMoment {
  readonly ticket: CountedTicket | null;
  /** The line that is counted for all seats at once, if any. */
  readonly line: string | null;
  readonly lit: readonly number[];
  readonly lines: FinalCount["lines"];
}

// What players know from the score track when the last turn has been played.
const KNOWN: ReadonlySet<string> = new Set(["start", "routes", ...knownLines]);
const LAST: ReadonlySet<string> = new Set(countedLines.filter(({ last }) => last).map(({ line }) => line));

/** The show, moment by moment: failed tickets, completed ones from low to high, the other lines, the last ones. */
export function stepsOf(show: Show): ShowMoment[] {
  const { count, tickets } = show;
  const known = Object.fromEntries(Object.entries(count.lines).filter(([line]) => KNOWN.has(line)));
  const first: ShowMoment = { ticket: null, line: null, lit: [], lines: known };
  const failed = tickets.filter(({ done }) => !done).sort((a, b) => b.points - a.points);
  const completed = tickets.filter(({ done }) => done).sort((a, b) => a.points - b.points);
  const steps = [first];
  for (const ticket of [...failed, ...completed]) steps.push(ticketStep(steps.at(-1)!, ticket, count));
  for (const line of linesLeft(count)) steps.push(lineStep(steps.at(-1)!, line, show));
  return steps;
}

function ticketStep({ lines }: ShowMoment, ticket: CountedTicket, { totals }: FinalCount): ShowMoment {
  const name = ticket.done ? "completed" : "failed";
  const values = totals.map(
    (_, seat) => (lines[name]?.[seat] ?? 0) + (seat === ticket.seat ? ticket.points : 0),
  );
  return { ticket, line: null, lit: ticket.routes, lines: { ...lines, [name]: values } };
}

/** Lines with anything in them that are not counted yet, in their order. */
function linesLeft({ lines }: FinalCount): string[] {
  const left = Object.keys(lines).filter(
    (line) => !KNOWN.has(line) && line !== "completed" && line !== "failed" && lines[line]!.some(Boolean),
  );
  return [...left.filter((line) => !LAST.has(line)), ...left.filter((line) => LAST.has(line))];
}

function lineStep({ lines }: ShowMoment, line: string, { count, lit }: Show): ShowMoment {
  const values = count.lines[line]!;
  const routes = (lit[line] ?? []).filter((_, seat) => values[seat]! > 0).flat();
  return { ticket: null, line, lit: routes, lines: { ...lines, [line]: values } };
}

/** What each seat has at a moment of the show. */
export const totalsAt = ({ lines }: ShowMoment, players: number): number[] =>
  Array.from({ length: players }, (_, seat) =>
    Object.values(lines).reduce((sum, values) => sum + (values[seat] ?? 0), 0),
  );

/** The tickets that have been counted up to a moment of the show. */
export function ticketsAt({ count }: Show, steps: readonly ShowMoment[], at: number): FinalCount {
  const told = steps.slice(0, at + 1).flatMap(({ ticket }) => (ticket ? [ticket] : []));
  const ids = (done: boolean) =>
    count.totals.map((_, seat) =>
      told.filter((ticket) => ticket.seat === seat && ticket.done === done).map(({ id }) => id),
    );
  return {
    ...count,
    totals: count.totals.map(() => 0),
    winners: [],
    completed: ids(true),
    failed: ids(false),
  };
}
