import { useMemo } from "preact/hooks";
import { events as known } from "../chapters";
import type { From } from "../chapters/chapter";
import type { EntryData, EventData } from "../protocol/schema";
import { useFresh } from "./fresh";

/** Pieces that are put on a route. */
export interface Laying {
  readonly route: number;
  /** Whose they are; null: nobody's who sits here. */
  readonly seat: number | null;
}

/** A card that goes to a seat; no kind: face down. */
export interface Flight {
  readonly id: string;
  readonly seat: number;
  readonly card: string | null;
  readonly from: From;
  /** It is shown once more: the card is where it belongs. */
  readonly again?: true;
}

export interface Effects {
  readonly laid: readonly Laying[];
  readonly flights: readonly Flight[];
}

/** Nothing moves. */
export const still: Effects = { laid: [], flights: [] };

let replays = 0;

/** What is put in motion by what is new. */
export function useEffects(entries: readonly EntryData[]): Effects {
  const fresh = useFresh(entries);
  return useMemo(() => effectsOf(fresh), [fresh]);
}

/** What some entries put in motion; or did, and are shown again. */
export function effectsOf(entries: readonly EntryData[], again = false): Effects {
  const run = again ? `again ${++replays} ` : "";
  const events = entries.flatMap(({ number, events }) =>
    (events ?? []).map((event, i) => ({ id: `${run}${number}.${i}`, event })),
  );
  return {
    laid: events.flatMap(({ event }) => layingOf(event)),
    flights: events.flatMap(({ id, event }) =>
      flightOf(id, event).map((flight) => (again ? { ...flight, again } : flight)),
    ),
  };
}

function layingOf({ type, route, seat }: EventData): Laying[] {
  return known.get(type)?.lays && typeof route === "number" ? [{ route, seat: seat ?? null }] : [];
}

function flightOf(id: string, event: EventData): Flight[] {
  const from = known.get(event.type)?.flies?.(event);
  const { seat, card = null } = event;
  return seat !== undefined && from ? [{ id, seat, card, from }] : [];
}
