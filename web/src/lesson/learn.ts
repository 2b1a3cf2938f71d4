import { go } from "../address";
import type { Api, ChairColour } from "../live/api";
import { seatsOf } from "../live/seats";
import { enter } from "../lobby/openGame";
import { settings } from "../settings/settings";
import { isBegun, progressKept } from "./progress";

/** Goes on with a lesson that was begun on this device, else begins it. */
export async function learn(api: Pick<Api, "learn">, id: string): Promise<void> {
  const kept = progressKept()[id];
  if (kept && isBegun(kept) && Object.keys(seatsOf(kept.game).chairs).length > 0) go("game", kept.game);
  else await learnAnew(api, id);
}

/** Begins a lesson, whatever was begun before. */
export async function learnAnew(api: Pick<Api, "learn">, id: string): Promise<void> {
  const { name, colour } = settings();
  enter(await api.learn(id, { name: name.trim(), color: (colour || null) as ChairColour | null }));
}
