import type { Offer } from "./offer";
import type { Turn } from "./turn";

export type Question =
  | "chosen"
  | "keep"
  | "pieces"
  | "neutral"
  | "refill"
  | "pay"
  | "claim"
  | "exchange"
  | "other";

/** What a sheet asks now: first what the table wants to know, then what the player has begun. */
export function questionOf(offer: Offer, { mode, target }: Turn, chosen = false): Question | null {
  if (chosen) return "chosen";
  if (offer.keeps.length > 0) return "keep";
  if (offer.pieces.length > 0) return "pieces";
  if (offer.neutrals.length > 0) return "neutral";
  if (offer.refills.length > 0) return "refill";
  if (offer.pays.length > 0 || offer.yields) return "pay";
  if (target && isOffered(offer, target)) return "claim";
  if (mode === "exchange" && offer.exchanges.length > 0) return "exchange";
  return offer.others.has(mode ?? "") || isAllOther(offer) ? "other" : null;
}

/** Nothing but what this page has no place for: then it is asked by itself. */
const isAllOther = ({ others, routes, cities, slots, decks, tickets, pass, exchanges }: Offer): boolean =>
  others.size > 0 &&
  routes.size + cities.size + slots.size + decks.size + exchanges.length === 0 &&
  !tickets &&
  !pass;

const isOffered = ({ routes, cities }: Offer, target: NonNullable<Turn["target"]>): boolean =>
  "route" in target ? routes.has(target.route) : cities.has(target.city);
