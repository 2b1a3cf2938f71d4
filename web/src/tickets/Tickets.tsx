import type { Board } from "../boards/board";
import { TicketCard } from "./Ticket";

export interface HeldTicket {
  readonly id: number;
  readonly done: boolean;
}

export interface TicketsProps {
  board: Board;
  tickets: readonly HeldTicket[];
  chosen?: number | null;
  onChoose?: (ticket: number) => void;
  onPoint?: (ticket: number | null) => void;
}

/** One's own tickets; what is still to do comes first. */
export function Tickets({ board, tickets, chosen = null, ...events }: TicketsProps) {
  const order = [...tickets].sort((a, b) => Number(a.done) - Number(b.done));
  return (
    <div class="tickets">
      {order.map(({ id, done }) => (
        <TicketCard
          key={id}
          board={board}
          ticket={board.tickets[id]!}
          done={done}
          chosen={chosen === id}
          {...events}
        />
      ))}
    </div>
  );
}
