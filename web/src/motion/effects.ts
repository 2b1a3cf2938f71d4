import { events as known } from "../chapters";
import type { From } from "../chapters/chapter";
import type { EntryData, EventData } from "../protocol/schema";

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
  return known.get(type)?.lays && typeof route === "number" ? [{ route }] : [];
}

function flightOf(id: string, event: EventData): Flight[] {
  const from = known.get(event.type)?.flies?.(event);
  const { seat, card = null } = event;
  return seat !== undefined && from ? [{ id, seat, card, from }] : [];
}
