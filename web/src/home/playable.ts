import { answerTo, askAhead } from "../ahead";
import type { Api } from "../live/api";
import type { BotData, EditionData } from "../protocol/schema";

/** What can be played, and with whom. */
export interface Playable {
  readonly editions: readonly EditionData[];
  readonly bots: readonly BotData[];
}

export const askEarly = (api: Api): Promise<Playable> => askAhead("playable", () => ask(api));

/** What can be played, in the page's language. */
export const fetchPlayable = (api: Api): Promise<Playable> => answerTo("playable", () => ask(api));

async function ask(api: Api): Promise<Playable> {
  const [editions, bots] = await Promise.all([api.editions(), api.bots()]);
  return { editions, bots: bots.filter(({ level }) => level) };
}
