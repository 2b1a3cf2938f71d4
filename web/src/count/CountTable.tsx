import type { Board } from "../boards/board";
import type { PieceColour } from "../look/pieces";
import { Badge } from "../players/Badge";
import type { Seat } from "../players/PlayerPanel";
import { useText } from "../text/context";
import { TicketCard } from "../tickets/Ticket";
import { Bars } from "./Bars";
import type { FinalCount } from "./count";
import "./count.css";

export interface CountProps {
  board: Board;
  seats: readonly Seat[];
  pieces: readonly PieceColour[];
  count: FinalCount;
}

/** The table that stays when the show is over: every line of every player, the best first. */
export function CountTable({ board, seats, pieces, count }: CountProps) {
  const text = useText();
  const order = seats.map((_, seat) => seat).sort((a, b) => count.totals[b]! - count.totals[a]!);
  const winner = count.winners[0]!;
  return (
    <section class="count panel">
      <h1>{text("count-won", { name: seats[winner]!.name })}</h1>
      <table>
        <thead>
          <tr>
            <th>
              <span class="muted">{text("count-title")}</span>
            </th>
            {order.map((seat) => (
              <th scope="col">
                <Badge colour={pieces[seat]!} size={30} />
                <b>{seats[seat]!.name}</b>
              </th>
            ))}
          </tr>
        </thead>
        <Lines count={count} order={order} />
      </table>
      <Bars count={count} order={order} pieces={pieces} />
      <WinnersTickets board={board} count={count} seat={winner} />
    </section>
  );
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

function Lines({ count, order }: { count: FinalCount; order: readonly number[] }) {
  const text = useText();
  const lines = Object.entries(count.lines).filter(([, values]) => values.some(Boolean));
  return (
    <tbody>
      {lines.map(([line, values]) => (
        <tr>
          <th scope="row">{text(`line-${line}`)}</th>
          {order.map((seat) => (
            <td class={values[seat]! < 0 ? "lost" : values[seat] ? "" : "zero"}>{signed(values[seat]!)}</td>
          ))}
        </tr>
      ))}
      <tr class="total">
        <th scope="row">{text("line-total")}</th>
        {order.map((seat) => (
          <td class={count.winners.includes(seat) ? "won" : ""}>{signed(count.totals[seat]!)}</td>
        ))}
      </tr>
    </tbody>
  );
}

function WinnersTickets({ board, count, seat }: { board: Board; count: FinalCount; seat: number }) {
  const text = useText();
  const held = [
    ...count.completed[seat]!.map((id) => ({ id, done: true })),
    ...count.failed[seat]!.map((id) => ({ id, done: false })),
  ];
  return (
    <>
      <h2 class="small">{text("tickets-title")}</h2>
      <div class="tickets">
        {held.map(({ id, done }) => (
          <TicketCard board={board} ticket={board.tickets[id]!} done={done} failed={!done} />
        ))}
      </div>
    </>
  );
}
