import type { Board, Ticket } from "../boards/board";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import "./tickets.css";

export interface TicketProps {
  board: Board;
  ticket: Ticket;
  done: boolean;
  failed?: boolean;
  chosen?: boolean;
  onChoose?: (ticket: number) => void;
  /** Pointing at a ticket shows its cities. */
  onPoint?: (ticket: number | null) => void;
}

/** A ticket: its cities, its value, and a stamp at its side when it is done. */
export function TicketCard({
  board,
  ticket,
  done,
  failed = false,
  chosen = false,
  onChoose,
  onPoint,
}: TicketProps) {
  const text = useText();
  const names = ticket.cities.map((city) => board.cities[city]!.name);
  const state = done ? "done" : failed ? "failed" : "open";
  return (
    <button
      type="button"
      class={`ticket ${state}${chosen ? " chosen" : ""}${ticket.tour ? " tour" : ""}`}
      aria-pressed={chosen}
      onClick={() => onChoose?.(ticket.id)}
      onPointerEnter={() => onPoint?.(ticket.id)}
      onPointerLeave={() => onPoint?.(null)}
      onFocus={() => onPoint?.(ticket.id)}
      onBlur={() => onPoint?.(null)}
    >
      <span class="stamp">
        <Icon name={done ? "check" : failed ? "cross" : "ring"} size={14} />
      </span>
      <span class="ticket-cities">
        {ticket.tour ? names.join(" · ") : names.map((name) => <span>{name}</span>)}
      </span>
      <b class="ticket-points">{ticket.points}</b>
      <span class="unseen">{text(done ? "ticket-done" : "ticket-open")}</span>
    </button>
  );
}
