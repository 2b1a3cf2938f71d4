import { answerTo, askAhead } from "../ahead";
import type { Api } from "../live/api";
import type { BotData, EditionData } from "../protocol/schema";

/** What can be played, and with whom. */
export interface Offer {
  readonly editions: readonly EditionData[];
  readonly bots: readonly BotData[];
}

export const askEarly = (api: Api): Promise<Offer> => askAhead("offer", () => ask(api));

/** The offer in the page's language. */
export const fetchOffer = (api: Api): Promise<Offer> => answerTo("offer", () => ask(api));

async function ask(api: Api): Promise<Offer> {
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  return { editions, bots: bots.filter(({ level }) => level) };
}
