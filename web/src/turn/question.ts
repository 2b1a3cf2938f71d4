import { asks, places } from "../chapters";
import type { Ask, Begun } from "../chapters/chapter";
import type { TableData } from "../protocol/schema";
import type { LegalChoices } from "../view/legal";
import { ChosenSheet } from "./ChosenSheet";
import { Plain } from "./Plain";

/** One's own choice is made, and waits for those of others. */
const chosen: Ask = { name: "chosen", open: (_, __, table) => Boolean(table.chosen), Sheet: ChosenSheet };

/** What no chapter asks: every choice as the server writes it. */
const plain: Ask = { name: "other", open: isUnplaced, Sheet: Plain };

/** What a sheet asks now. */
export const questionOf = (legal: LegalChoices, begun: Begun, table: TableData): Ask | null =>
  [chosen, ...asks, plain].find(({ open }) => open(legal, begun, table)) ?? null;

/** Something was begun that has no place of its own; or nothing at all has one: then it is asked by itself. */
function isUnplaced({ at, verbs, others }: LegalChoices, { mode }: Begun): boolean {
  if (others.has(mode ?? "")) return true;
  const placed = Object.values(at).some((things) => things.size > 0) || [...verbs.keys()].some(isInBar);
  return !placed && verbs.size + others.size > 0;
}

const isInBar = (verb: string): boolean => places.get(verb) === "bar";
