import type { BotData } from "../protocol/schema";
import type { Text } from "../text/text";
import type { Rival } from "./wish";

/** What the page calls whoever is to sit on a chair. */
export function callingOf(rival: Rival, bots: readonly BotData[], text: Text): string {
  if (rival.kind === "friend") return text("home-friend");
  if (rival.kind === "here") return rival.name.trim() || text("home-here");
  const bot = bots.find(({ name }) => name === rival.bot);
  return bot?.character ? bot.title : text("home-bot", { title: bot?.title ?? rival.bot });
}

/** The same for all of them; who is called as another is told apart by a number. */
export function callings(rivals: readonly Rival[], bots: readonly BotData[], text: Text): string[] {
  const all = rivals.map((rival) => callingOf(rival, bots, text));
  const isShared = (calling: string) => all.indexOf(calling) !== all.lastIndexOf(calling);
  return all.map((name, place) =>
    isShared(name) ? text("home-player-named", { name, number: place + 2 }) : name,
  );
}
