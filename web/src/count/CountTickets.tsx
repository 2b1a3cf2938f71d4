import type { Board } from "../boards/board";
import { Badge } from "../players/Badge";
import { TicketCard } from "../tickets/Ticket";
import { byTotal, type CountProps } from "./count";

/** What became of everybody's tickets, the best player first; completed ones before failed ones. */
export function CountTickets({ board, seats, pieces, count }: CountProps) {
  return (
    <div class="count-tickets">
      {byTotal(count).map((seat) => (
        <section key={seat}>
          <h2>
            <Badge colour={pieces[seat]!} size={20} /> {seats[seat]!.name}
          </h2>
          <div class="tickets">
            <Row board={board} tickets={count.completed[seat]!} done />
            <Row board={board} tickets={count.failed[seat]!} done={false} />
          </div>
        </section>
      ))}
    </div>
  );
}

function Row({ board, tickets, done }: { board: Board; tickets: readonly number[]; done: boolean }) {
  return (
    <>
      {tickets.map((id) => (
        <TicketCard key={id} board={board} ticket={board.tickets[id]!} done={done} failed={!done} />
      ))}
    </>
  );
}
