import { useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { useText } from "../text/context";
import { TicketCard } from "../tickets/Ticket";
import { Sheet } from "./Sheet";

export interface OfferProps {
  board: Board;
  offer: readonly number[];
  /** How many must be kept at least, as the server says. */
  least: number;
  onKeep: (tickets: readonly number[]) => void;
  onPoint?: (ticket: number | null) => void;
}

/** Tickets on offer: keep some. The board stays in view, and pointing at one shows its cities. */
export function TicketOffer({ board, offer, least, onKeep, onPoint }: OfferProps) {
  const text = useText();
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const toggle = (id: number) =>
    setKept(new Set(kept.has(id) ? [...kept].filter((one) => one !== id) : [...kept, id]));
  const foot = (
    <button type="button" class="button main" disabled={kept.size < least} onClick={() => onKeep([...kept])}>
      {text("offer-keep", { count: kept.size })}
    </button>
  );
  return (
    <Sheet title={text("offer-title")} foot={foot}>
      <p class="muted">{text("offer-least", { count: least })}</p>
      <div class="tickets">
        {offer.map((id) => (
          <TicketCard
            key={id}
            board={board}
            ticket={board.tickets[id]!}
            done={false}
            chosen={kept.has(id)}
            onChoose={toggle}
            {...(onPoint && { onPoint })}
          />
        ))}
      </div>
    </Sheet>
  );
}
