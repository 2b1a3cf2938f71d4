import type { Board } from "../boards/board";
import { type HeldTicket, TicketCard } from "./Ticket";

export interface TicketsProps {
  readonly board: Board;
  readonly tickets: readonly HeldTicket[];
  readonly chosen?: number | null;
  readonly onChoose?: (ticket: number) => void;
  readonly onPoint?: (ticket: number | null) => void;
}

/** One's own tickets; what is still to do comes first. */
export function Tickets({ board, tickets, chosen = null, ...events }: TicketsProps) {
  const order = [...tickets].sort((a, b) => Number(a.done) - Number(b.done));
  return (
    <div class="tickets">
      {order.map(({ id, done, left }) => (
        <TicketCard
          key={id}
          board={board}
          ticket={board.tickets[id]!}
          done={done}
          left={left}
          chosen={chosen === id}
          {...events}
        />
      ))}
    </div>
  );
}
