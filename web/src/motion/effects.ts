import type { EntryData, EventData } from "../protocol/schema";

/** Where a card comes from: a place in the display, or a deck. */
export type From = { readonly slot: number } | { readonly deck: string };

/** Pieces that are put on a route. */
export interface Laying {
  readonly route: number;
}

/** A card that goes to a seat; no kind: face down. */
export interface Flight {
  readonly id: string;
  readonly seat: number;
  readonly card: string | null;
  readonly from: From;
}

export interface Effects {
  readonly laid: readonly Laying[];
  readonly flights: readonly Flight[];
}

/** What some entries put in motion. */
export function effectsOf(entries: readonly EntryData[]): Effects {
  const events = entries.flatMap(({ number, events }) =>
    (events ?? []).map((event, i) => ({ id: `${number}.${i}`, event })),
  );
  return {
    laid: events.flatMap(({ event }) => layingOf(event)),
    flights: events.flatMap(({ id, event }) => flightOf(id, event)),
  };
}

function layingOf({ type, route }: EventData): Laying[] {
  return (type === "claim" || type === "neutral") && typeof route === "number" ? [{ route }] : [];
}

function flightOf(id: string, { type, seat, slot, deck, card = null }: EventData): Flight[] {
  if (seat === undefined) return [];
  if (type === "take" && slot) return [{ id, seat, card, from: { slot } }];
  if (type === "draw" && deck) return [{ id, seat, card, from: { deck } }];
  return [];
}
