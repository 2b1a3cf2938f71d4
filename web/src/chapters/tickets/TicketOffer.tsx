import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Board, Ticket } from "../../boards/board";
import { Sheet } from "../../choices/Sheet";
import { Icon } from "../../look/Icon";
import type { Choice, TicketData, TicketOutlook } from "../../protocol/schema";
import { useText } from "../../text/context";
import { type Pointed, TicketName } from "../../tickets/Ticket";
import { choiceOf, leastOf, partnersOf } from "./offer";

export interface OfferProps {
  readonly board: Board;
  readonly offer: readonly TicketData[];
  readonly kept: readonly TicketData[];
  readonly choices: readonly Choice[];
  readonly outlook: readonly TicketOutlook[];
  /** What stays in view below the tickets. */
  readonly below?: ComponentChildren;
  readonly onKeep: (choice: Choice) => void;
  readonly onPoint?: (pointed: Pointed | null) => void;
}

/** Tickets on offer: keep some. The board stays in view, and pointing at one shows its cities and its way. */
export function TicketOffer(props: OfferProps) {
  const { kept, offer, choices, onKeep } = props;
  const text = useText();
  const [wanted, setChosen] = useState<readonly number[]>(
    choices.length === 1 ? (choices[0]!.tickets ?? []) : [],
  );
  const chosen = wanted.filter((id) => offer.some((ticket) => ticket.id === id));
  const toggle = (id: number) =>
    setChosen(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id]);
  const choice = choiceOf(choices, chosen);
  return (
    <Sheet
      title={text(kept.length ? "offer-title" : "keep-first-title")}
      about={
        <p class="muted" id="keep-least">
          {text("offer-least", { count: leastOf(choices) })}
        </p>
      }
      actions={choices.map(({ id }) => id)}
      below={props.below}
      foot={<KeepFoot choice={choice} count={chosen.length} />}
      onConfirm={() => choice && onKeep(choice)}
    >
      <OfferList {...props} chosen={chosen} onToggle={toggle} />
    </Sheet>
  );
}

function KeepFoot({ choice, count }: { choice: Choice | undefined; count: number }) {
  const text = useText();
  return (
    <button
      type="submit"
      class="button main"
      disabled={!choice}
      data-action={choice?.id}
      aria-describedby="keep-least"
    >
      <Icon name="check" /> {text("offer-keep", { count })}
    </button>
  );
}

interface ListProps extends OfferProps {
  readonly chosen: readonly number[];
  readonly onToggle: (ticket: number) => void;
}

function OfferList({ board, offer, kept, outlook, chosen, onToggle, onPoint }: ListProps) {
  const text = useText();
  const outlookOf = (id: number) => outlook.find((one) => one.id === id);
  const others = [...kept.map(({ id }) => id), ...chosen];
  return (
    <div class="offer" role="group" aria-label={text("tickets-title")} onPointerLeave={() => onPoint?.(null)}>
      {offer.map(({ id }, i) => (
        <Offered
          key={id}
          board={board}
          ticket={board.tickets[id]!}
          outlook={outlookOf(id)}
          partners={partnersOf(id, others, outlook)}
          chosen={chosen.includes(id)}
          first={i === 0}
          onToggle={() => onToggle(id)}
          onPoint={() => onPoint?.({ cities: board.tickets[id]!.cities, way: outlookOf(id)?.way ?? [] })}
        />
      ))}
    </div>
  );
}

interface OfferedProps {
  readonly board: Board;
  readonly ticket: Ticket;
  readonly outlook: TicketOutlook | undefined;
  readonly partners: ReturnType<typeof partnersOf>;
  readonly chosen: boolean;
  readonly first: boolean;
  readonly onToggle: () => void;
  readonly onPoint: () => void;
}

function Offered({ board, ticket, outlook, partners, chosen, first, onToggle, onPoint }: OfferedProps) {
  return (
    <label class={chosen ? "offered chosen" : "offered"} onPointerEnter={onPoint}>
      <input
        type="checkbox"
        checked={chosen}
        onChange={onToggle}
        onFocus={onPoint}
        data-ticket={ticket.id}
        {...(first && { "data-first": "" })}
      />
      <span>
        <TicketName board={board} ticket={ticket} />
        <Worth ticket={ticket} />
        <Outlook outlook={outlook} />
        <Shared board={board} partners={partners} />
      </span>
      <b class="ticket-points">{ticket.points}</b>
    </label>
  );
}

/** What isn't said by one number: a tour's other value, a long ticket. */
function Worth({ ticket }: { ticket: Ticket }) {
  const text = useText();
  const { points, anyOrder, penalty } = ticket;
  if (ticket.tour)
    return <span class="offer-note">{text("keep-tour", { points, any: anyOrder, penalty })}</span>;
  return ticket.long ? <span class="offer-note tag">{text("keep-long")}</span> : null;
}

function Outlook({ outlook }: { outlook: TicketOutlook | undefined }) {
  const text = useText();
  if (!outlook) return null;
  const { done, left } = outlook;
  const key = done ? "keep-done" : left === null ? "keep-no-way" : "keep-left";
  return (
    <span class={done ? "offer-note good" : left === null ? "offer-note bad" : "offer-note"}>
      {text(key, { count: left ?? 0 })}
    </span>
  );
}

function Shared({ board, partners: { routes, tickets } }: { board: Board } & Pick<OfferedProps, "partners">) {
  const text = useText();
  if (!tickets.length) return null;
  const [first, ...more] = tickets.map((id) =>
    board.tickets[id]!.cities.map((city) => board.cities[city]!.name).join("–"),
  );
  const key = more.length ? "keep-shares-more" : "keep-shares";
  return (
    <span class="offer-note good">{text(key, { count: routes, ticket: first!, more: more.length })}</span>
  );
}
