import { barActions } from "../chapters";
import type { TableData } from "../protocol/schema";
import { named } from "../text/names";
import type { Text } from "../text/text";
import { decides, isBot, namesOf } from "../view/seats";
import type { Play } from "./useTurn";

/** What is asked of whoever looks, in one sentence. */
export function promptOf(
  text: Text,
  table: TableData,
  { question, turn, next }: Pick<Play, "question" | "turn" | "next">,
  narrowed: number,
): string {
  const view = table.view!;
  if (!decides(table)) return waitingFor(text, table);
  if (next.size > 0) return text("prompt-second-card");
  if (view.phase !== "turn") return named(text, question?.prompt ?? `prompt-${view.phase}`, view.phase);
  if (turn.target) return text("prompt-pay");
  if (turn.cards.size > 0) return text("prompt-cards-first", { count: narrowed });
  if (turn.mode) return named(text, `prompt-${turn.mode}`, turn.mode);
  return text(onlyRare(table) ? "prompt-pass" : "turn-yours");
}

function waitingFor(text: Text, table: TableData): string {
  const seats = table.about.waiting;
  if (seats.length > 1) return text("turn-several", { names: namesOf(table, seats, text("log-you")) });
  const name = namesOf(table, seats);
  return text(seats.some((seat) => isBot(table, seat)) ? "turn-thinking" : "turn-other", { name });
}

/** Nothing can be done but what can seldom be done. */
const onlyRare = ({ legal }: TableData): boolean =>
  legal.length === 1 && barActions.some(({ icon, verbs }) => !icon && verbs.includes(legal[0]!.verb));
