import type { EntryData, EventData } from "../../protocol/schema";

/** A card that was turned over, and whether one more has to be paid for it. */
export interface TurnedCard {
  readonly card: string;
  readonly costs: boolean;
}

export interface Tunnel {
  /** The cards that were turned over, in order. */
  readonly turned: readonly TurnedCard[];
  readonly surcharge: number;
}

/** What was turned over for the tunnel that is being paid for: the last one that was told of. */
export function tunnelIn(entries: readonly EntryData[]): Tunnel | null {
  const dug = entries.filter(({ events }) => events?.some(({ type }) => type === "tunnel"));
  const events = dug.at(-1)?.events;
  const tunnel = events?.find(({ type }) => type === "tunnel");
  if (!events || !tunnel) return null;
  return { turned: turnedIn(events), surcharge: tunnel.surcharge ?? 0 };
}

const turnedIn = (events: readonly EventData[]): TurnedCard[] =>
  events.flatMap(({ type, card, costs = false }) => (type === "turn-over" && card ? [{ card, costs }] : []));

export interface DugTunnel {
  readonly number: number;
  readonly route: number;
  readonly laid: Readonly<Record<string, number>>;
  readonly turned: readonly TurnedCard[];
}

/** The last tunnel behind an entry that a seat has dug at no further cost. */
export function dugIn(entries: readonly EntryData[], seat: number | null, after: number): DugTunnel | null {
  const dug = entries.filter(({ number, events }) => number > after && tunnelOf(events, seat)).at(-1);
  if (!dug?.events) return null;
  const laid = dug.events.find(({ type }) => type === "lay")?.cards ?? {};
  const route = tunnelOf(dug.events, seat)!.route!;
  return { number: dug.number, route, laid, turned: turnedIn(dug.events) };
}

const tunnelOf = (events: EntryData["events"], seat: number | null): EventData | undefined =>
  events?.find((event) => event.type === "tunnel" && event.seat === seat && event.surcharge === 0);
