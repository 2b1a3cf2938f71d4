import type { Api } from "../live/api";
import type { BotData, EditionData } from "../protocol/schema";

/** What can be played, and with whom. */
export interface Offer {
  readonly editions: readonly EditionData[];
  readonly bots: readonly BotData[];
}

let early: Promise<Offer> | null = null;

/** Asks before the first page is there: its words come meanwhile. A failure is told when it is asked for. */
export function askEarly(api: Api): void {
  early = fetchOffer(api);
  early.catch(() => {});
}

/** The offer in the page's language; an early answer is used once. */
export async function fetchOffer(api: Api): Promise<Offer> {
  const asked = early;
  early = null;
  if (asked) return asked;
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  return { editions, bots: bots.filter(({ level }) => level) };
}
