import { countedLines } from "../chapters";
import type { ResultData, SeatFinale, TicketCount } from "../protocol/schema";
import type { ScoreSheet } from "../view/scoreSheet";
import type { FinalCount } from "./count";
import type { CountedTicket, Show } from "./show";

/** The final count as the server tells it, ready to be shown; nothing is counted here but sums of what was told. */
export function showOf(result: ResultData): Show {
  const sheets = result.sheets as unknown as readonly ScoreSheet[];
  const tickets = result.finale.flatMap(ticketsOf);
  const lit = countedLines.map((one) => [one.line, result.finale.map(one.lit)] as const);
  return { count: countOf(sheets, tickets, result), tickets, lit: Object.fromEntries(lit) };
}

function ticketsOf({ seat, completed, failed }: SeatFinale): CountedTicket[] {
  const told = (tickets: readonly TicketCount[], done: boolean) =>
    tickets.map(({ id, points, way }) => ({ id, seat, done, points, routes: way }));
  return [...told(completed, true), ...told(failed, false)];
}

function countOf(
  sheets: readonly ScoreSheet[],
  tickets: readonly CountedTicket[],
  { winners, decided_by, reason }: ResultData,
): FinalCount {
  const ids = (done: boolean) =>
    sheets.map(({ seat }) =>
      tickets.filter((ticket) => ticket.seat === seat && ticket.done === done).map(({ id }) => id),
    );
  return {
    winners,
    decidedBy: decided_by,
    reason,
    lines: linesOf(sheets, tickets),
    totals: sheets.map(({ total }) => total),
    completed: ids(true),
    failed: ids(false),
    beside: Object.fromEntries(countedLines.map(({ line, beside }) => [line, sheets.map(beside)])),
  };
}

/** The lines of the sheets, with what tickets gave and what they cost apart. */
function linesOf(sheets: readonly ScoreSheet[], tickets: readonly CountedTicket[]): FinalCount["lines"] {
  const points = (seat: number, done: boolean) =>
    tickets
      .filter((ticket) => ticket.seat === seat && ticket.done === done)
      .reduce((sum, ticket) => sum + ticket.points, 0);
  const names = Object.keys(sheets[0]?.lines ?? {});
  return Object.fromEntries(
    names.flatMap((name) =>
      name === "tickets"
        ? [
            ["completed", sheets.map(({ seat }) => points(seat, true))],
            ["failed", sheets.map(({ seat }) => points(seat, false))],
          ]
        : [[name, sheets.map(({ lines }) => lines[name]!)]],
    ),
  );
}
