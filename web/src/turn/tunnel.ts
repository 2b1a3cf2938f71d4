import type { EntryData } from "../protocol/schema";

export interface Tunnel {
  /** The cards that were turned over, in order. */
  readonly turned: readonly string[];
  readonly surcharge: number;
}

/** What was turned over for the tunnel that is being paid for: the last one that was told of. */
export function tunnelIn(entries: readonly EntryData[]): Tunnel | null {
  const dug = entries.filter(({ events }) => events?.some(({ type }) => type === "tunnel"));
  const events = dug.at(-1)?.events;
  const tunnel = events?.find(({ type }) => type === "tunnel");
  if (!events || !tunnel) return null;
  const turned = events.flatMap(({ type, card }) => (type === "turn-over" && card ? [card] : []));
  return { turned, surcharge: tunnel.surcharge ?? 0 };
}
