import type { Board, Ticket } from "../boards/board";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import "./tickets.css";

/** What is shown on the board while somebody points at a ticket. */
export interface Pointed {
  readonly cities: readonly number[];
  readonly way: readonly number[];
}

/** A ticket in hand, and how far it is, as the server says. */
export interface HeldTicket {
  readonly id: number;
  readonly done: boolean;
  readonly left?: number | null;
  readonly way?: readonly number[];
}

export interface TicketProps {
  readonly board: Board;
  readonly ticket: Ticket;
  readonly done: boolean;
  /** Pieces still to be placed on its shortest way; null where no way is left. */
  readonly left?: number | null | undefined;
  readonly failed?: boolean;
  readonly chosen?: boolean;
  readonly onChoose?: (ticket: number) => void;
  /** Pointing at a ticket shows its cities. */
  readonly onPoint?: (ticket: number | null) => void;
}

/** A ticket: its cities, its value, and a stamp at its side when it is done. */
export function TicketCard(props: TicketProps) {
  const { board, ticket, chosen = false, onChoose, onPoint } = props;
  const state = stateOf(props);
  return (
    <button
      type="button"
      class={`ticket ${state}${chosen ? " chosen" : ""}${ticket.tour ? " tour" : ""}`}
      aria-pressed={chosen}
      data-ticket={ticket.id}
      onClick={() => onChoose?.(ticket.id)}
      onPointerEnter={(event) => hovers(event) && onPoint?.(ticket.id)}
      onPointerLeave={(event) => hovers(event) && onPoint?.(null)}
      onFocus={(event) => event.currentTarget.matches(":focus-visible") && onPoint?.(ticket.id)}
      onBlur={() => onPoint?.(null)}
    >
      <span class="stamp">
        <Icon name={ICONS[state]} size={14} />
      </span>
      <TicketName board={board} ticket={ticket} />
      <span class="ticket-worth">
        <b class="ticket-points">{ticket.points}</b>
        <Progress {...props} />
      </span>
    </button>
  );
}

/** A finger doesn't hover: what it touches is chosen. */
const hovers = ({ pointerType }: PointerEvent) => pointerType !== "touch";

const ICONS = { done: "check", failed: "cross", open: "ring" } as const;

function stateOf({ done, left, failed }: TicketProps): keyof typeof ICONS {
  if (done) return "done";
  return failed || left === null ? "failed" : "open";
}

/** Done, out of reach, or how many pieces it still takes. */
function Progress(props: TicketProps) {
  const text = useText();
  const state = stateOf(props);
  if (state === "open" && props.left !== undefined)
    return <span class="ticket-left">{text("ticket-left", { count: props.left! })}</span>;
  return <span class="unseen">{text(state === "failed" ? "ticket-lost" : `ticket-${state}`)}</span>;
}

/** A ticket's cities: one under the other, those of a tour in a row. */
export function TicketName({ board, ticket }: { board: Board; ticket: Ticket }) {
  const names = ticket.cities.map((city) => board.cities[city]!.name);
  return (
    <span class={ticket.tour ? "ticket-cities tour" : "ticket-cities"}>
      {ticket.tour ? names.join(" → ") : names.map((name) => <span key={name}>{name}</span>)}
    </span>
  );
}
