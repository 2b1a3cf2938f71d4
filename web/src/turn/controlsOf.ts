import type { Choice } from "../protocol/schema";
import type { Controls } from "../view/controls";
import type { ActionKind } from "../view/game";
import type { Offer } from "./offer";

const ids = (choices: ReadonlyMap<number, Choice>) =>
  new Map([...choices].map(([what, { id }]) => [what, id] as const));

/** What is offered, as the ids that things on the table carry. */
export const controlsOf = (offer: Offer): Controls => ({
  routes: ids(offer.routes),
  cities: ids(offer.cities),
  slots: ids(offer.slots),
  decks: ids(offer.decks),
  tickets: offer.tickets?.id ?? null,
  pass: offer.pass?.id ?? null,
  exchanges: offer.exchanges.map(({ id }) => id),
  others: new Map([...offer.others].map(([verb, some]) => [verb, some.map(({ id }) => id)])),
});

const OPEN: Readonly<Record<ActionKind, (offer: Offer) => boolean>> = {
  cards: ({ slots, decks }) => slots.size + decks.size > 0,
  route: ({ routes }) => routes.size > 0,
  tickets: ({ tickets }) => tickets !== null,
  station: ({ cities }) => cities.size > 0,
  harbour: ({ cities }) => cities.size > 0,
  exchange: ({ exchanges }) => exchanges.length > 0,
};

/** Whether anything of a kind can be done now. */
export const isOpen = (offer: Offer, kind: ActionKind): boolean =>
  OPEN[kind]?.(offer) ?? offer.others.has(kind);
