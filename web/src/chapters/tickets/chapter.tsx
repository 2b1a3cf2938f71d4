import { WhoChose } from "../../choices/WhoChose";
import type { EventData } from "../../protocol/schema";
import { ticketPlace } from "../../telling/parts";
import { withCommas } from "../../telling/sentence";
import { Remembered, type Scene, type Told, who } from "../../telling/tale";
import { TicketName } from "../../tickets/Ticket";
import { type LegalChoices, legalOf } from "../../view/legal";
import type { AskProps, Begun, ChosenProps, PageChapter } from "../chapter";
import { DrawTickets } from "./DrawTickets";
import { TicketOffer } from "./TicketOffer";

function Keeping({ board, table, legal, act, onPoint }: AskProps) {
  const view = table.view!;
  return (
    <TicketOffer
      board={board}
      offer={view.offer}
      kept={view.tickets}
      choices={legalOf(legal, "keep")}
      outlook={table.outlook}
      below={<WhoChose table={table} />}
      onKeep={({ id }) => act(id)}
      onPoint={onPoint}
    />
  );
}

const Kept = ({ board, choice: { tickets } }: ChosenProps) => (
  <ul class="chosen-tickets">
    {(tickets ?? []).map((id) => (
      <li key={id}>
        <TicketName board={board} ticket={board.tickets[id]!} />
      </li>
    ))}
  </ul>
);

/** By seat: the tickets that were laid before it. */
const offers = new Remembered<ReadonlyMap<number, readonly number[]>>(() => new Map(), true);

function offerTold(scene: Scene, event: EventData): Told[] {
  const known = scene.run.flatMap(({ ticket }) => (ticket ? [ticket.id] : []));
  offers.keep(scene, new Map([...offers.of(scene), [event.seat!, [...known].sort((a, b) => a - b)]]));
  const name = who(scene, event);
  if (known.length < scene.run.length) return [["log-offer-hidden", { name, count: scene.run.length }]];
  return [["log-offer", { name, tickets: withCommas(known.map((id) => ticketPlace(scene.board, id))) }]];
}

/** Kept tickets are counted by their place in the offer, in the order of the board's tickets. */
function keepTold(scene: Scene, event: EventData): Told[] {
  const before = offers.of(scene).get(event.seat!) ?? [];
  const name = who(scene, event);
  offers.keep(scene, new Map([...offers.of(scene)].filter(([seat]) => seat !== event.seat)));
  if (event.kept && before.length > 0) {
    const tickets = event.kept.map((place) => ticketPlace(scene.board, before[place - 1]!));
    return [["log-keep", { name, tickets: withCommas(tickets) }]];
  }
  return [event.count ? ["log-keep-hidden", { name, count: event.count }] : ["log-keep-first", { name }]];
}

/** Asked before, as what was seen can't be put back. */
const isWanted = (legal: LegalChoices, { mode }: Begun): boolean =>
  mode === "tickets" && legalOf(legal, "tickets").length > 0;

/** Tickets that are drawn, offered and kept. */
export const tickets: PageChapter = {
  name: "tickets",
  verbs: { tickets: "bar", keep: "sheet" },
  actions: [{ kind: "tickets", verbs: ["tickets"], icon: "ticket", key: "T" }],
  asks: [
    { name: "keep", open: (legal) => legalOf(legal, "keep").length > 0, Sheet: Keeping },
    { name: "tickets", open: isWanted, Sheet: DrawTickets },
  ],
  chosen: { keep: Kept },
  events: { offer: { tell: offerTold, run: true }, keep: { tell: keepTold } },
};
