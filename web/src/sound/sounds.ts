import { events as known } from "../chapters";
import type { EntryData } from "../protocol/schema";
import { type SoundName, setting } from "../settings/settings";

/** Plays a sound, unless it is muted; before the first touch of the page browsers allow none. */
export function play(name: SoundName): void {
  if (setting("muted") || !setting("sounds")[name] || navigator.userActivation?.hasBeenActive === false)
    return;
  import("./synth").then(
    ({ sound }) => sound(name),
    () => undefined, // it comes from the server, which may be away: then it is silent
  );
}

// When much happens at once, only what matters most is heard.
const WEIGHTS: readonly SoundName[] = ["end", "lastRound", "yourTurn", "ticket", "train", "card"];
const AT_MOST = 2;

/** What is to be heard of some entries by whoever sits at a seat. */
export function soundsOf(entries: readonly EntryData[], seat: number | null): SoundName[] {
  const events = entries.flatMap((entry) => entry.events ?? []);
  const heard = new Set(events.map(({ type }) => known.get(type)?.sound));
  if (seat !== null && events.some((event) => event.type === "turn" && event.seat === seat))
    heard.add("yourTurn");
  if (heard.has("end")) return ["end"];
  return WEIGHTS.filter((name) => heard.has(name)).slice(0, AT_MOST);
}
