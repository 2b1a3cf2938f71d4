import type { Board } from "../boards/board";
import { type Marks, noMarks } from "../view/table";
import type { CountedTicket, ShowMoment } from "./show";

/** A ticket's path and its cities, or the routes of a line. */
export function litBy(board: Board, step: ShowMoment | null, ticket: CountedTicket | null): Marks {
  const looked = step?.ticket ?? ticket;
  const lit = looked?.routes ?? step?.lit ?? [];
  if (!looked && lit.length === 0) return noMarks;
  return {
    ...(lit.length > 0 && { lit: new Set(lit) }),
    ...(looked && { spotlight: board.tickets[looked.id]?.cities ?? [] }),
  };
}
