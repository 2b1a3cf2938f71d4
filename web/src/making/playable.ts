import { answerTo, askAhead } from "../ahead";
import type { Api } from "../live/api";
import { tellKnown } from "../people/known";
import type { BoardData, BotData } from "../protocol/schema";

/** What can be played, and with whom. */
export interface Playable {
  readonly boards: readonly BoardData[];
  readonly bots: readonly BotData[];
}

export const askEarly = (api: Api): Promise<Playable> => askAhead("playable", () => ask(api));

/** What can be played, in the page's language. */
export const fetchPlayable = (api: Api): Promise<Playable> => answerTo("playable", () => ask(api));

async function ask(api: Api): Promise<Playable> {
  const [boards, bots] = await Promise.all([api.boards(), api.bots()]);
  tellKnown(bots);
  return { boards, bots };
}
