import type { TableData } from "../protocol/schema";
import { named } from "../text/names";
import type { Text } from "../text/text";
import { decides, isBot, namesOf } from "../view/seats";
import type { Offer } from "./offer";
import type { Turn } from "./turn";

/** What is asked of whoever looks, in one sentence. */
export function promptOf(text: Text, table: TableData, offer: Offer, turn: Turn, narrowed: number): string {
  const view = table.view!;
  if (!decides(table)) return waitingFor(text, table);
  if (view.phase !== "turn") return named(text, phaseKey(table), view.phase);
  if (turn.target) return text("prompt-pay");
  if (turn.cards.size > 0) return text("prompt-cards-first", { count: narrowed });
  if (turn.mode) return named(text, `prompt-${turn.mode}`, turn.mode);
  return text(onlyPass(table, offer) ? "prompt-pass" : "turn-yours");
}

function waitingFor(text: Text, table: TableData): string {
  const seats = table.about.waiting;
  if (seats.length > 1) return text("turn-several", { names: namesOf(table, seats) });
  const name = namesOf(table, seats);
  return text(seats.some((seat) => isBot(table, seat)) ? "turn-thinking" : "turn-other", { name });
}

const phaseKey = ({ view }: TableData): string =>
  view!.phase === "pay" && Object.keys(view!.turned).length > 0 ? "prompt-tunnel" : `prompt-${view!.phase}`;

const onlyPass = ({ legal }: TableData, { pass }: Offer): boolean => pass !== null && legal.length === 1;
