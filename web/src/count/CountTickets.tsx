import type { Board } from "../boards/board";
import { Badge } from "../look/Badge";
import { TicketCard } from "../tickets/Ticket";
import type { CountProps } from "./count";

type TicketsProps = CountProps & { onPoint?: (ticket: number | null) => void };

/**
 * What became of everybody's tickets; completed ones before failed ones. In the order of the seats, as in the show: nobody
 * changes places when it is over, and nobody's place tells who has won before it is.
 */
export function CountTickets({ board, seats, count, onPoint }: TicketsProps) {
  return (
    <div class="count-tickets">
      {seats.map((_, seat) => (
        <section key={seat}>
          <h2>
            <Badge colour={seats[seat]!.colour} size={20} /> {seats[seat]!.name}
          </h2>
          <div class="tickets">
            <Row board={board} tickets={count.completed[seat]!} done {...(onPoint && { onPoint })} />
            <Row board={board} tickets={count.failed[seat]!} done={false} {...(onPoint && { onPoint })} />
          </div>
        </section>
      ))}
    </div>
  );
}

interface RowProps {
  board: Board;
  tickets: readonly number[];
  done: boolean;
  onPoint?: (ticket: number | null) => void;
}

function Row({ board, tickets, done, onPoint }: RowProps) {
  return (
    <>
      {tickets.map((id) => (
        <TicketCard
          key={id}
          board={board}
          ticket={board.tickets[id]!}
          done={done}
          failed={!done}
          {...(onPoint && { onPoint })}
        />
      ))}
    </>
  );
}
