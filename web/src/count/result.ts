import type { Board } from "../boards/board";
import type { ResultData } from "../protocol/schema";
import type { FinalCount } from "./count";
import type { CountedTicket, Show } from "./show";

interface TicketTold {
  readonly cities: readonly string[];
  readonly points: number;
}

interface SheetTold {
  readonly seat: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  readonly completed: readonly TicketTold[];
  readonly failed: readonly TicketTold[];
  readonly longest?: number;
}

/** The final count as the server tells it, ready to be shown; nothing is counted here but sums of what was told. */
export function showOf(board: Board, result: ResultData): Show {
  const sheets = result.sheets as unknown as readonly SheetTold[];
  const tickets = sheets.flatMap((sheet) => ticketsOf(board, sheet));
  return { count: countOf(sheets, tickets, result), tickets, paths: sheets.map(() => []) };
}

function ticketsOf(board: Board, { seat, completed, failed }: SheetTold): CountedTicket[] {
  const told = (tickets: readonly TicketTold[], done: boolean) =>
    tickets.map((ticket) => ({
      id: ticketId(board, ticket),
      seat,
      done,
      points: done ? ticket.points : -ticket.points,
      routes: [],
    }));
  return [...told(completed, true), ...told(failed, false)];
}

const ticketId = (board: Board, { cities, points }: TicketTold): number =>
  board.tickets.findIndex(
    (ticket) =>
      ticket.points === points &&
      ticket.cities.map((city) => board.cities[city]!.name).join() === cities.join(),
  );

function countOf(
  sheets: readonly SheetTold[],
  tickets: readonly CountedTicket[],
  { winners }: ResultData,
): FinalCount {
  const ids = (done: boolean) =>
    sheets.map(({ seat }) =>
      tickets.filter((ticket) => ticket.seat === seat && ticket.done === done).map(({ id }) => id),
    );
  return {
    winners,
    lines: linesOf(sheets, tickets),
    totals: sheets.map(({ total }) => total),
    completed: ids(true),
    failed: ids(false),
    ...(sheets[0]?.longest !== undefined && { longest: sheets.map(({ longest }) => longest ?? 0) }),
  };
}

/** The lines of the sheets, with what tickets gave and what they cost apart. */
function linesOf(sheets: readonly SheetTold[], tickets: readonly CountedTicket[]): FinalCount["lines"] {
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
