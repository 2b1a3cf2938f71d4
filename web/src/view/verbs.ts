import type { Choice } from "../protocol/schema";

/** Verbs that have a place of their own at the table; those on the board need one that is drawn. */
const ON_BOARD: ReadonlySet<string> = new Set(["claim", "station", "harbour"]);
const ELSEWHERE: ReadonlySet<string> = new Set([
  "take",
  "draw",
  "tickets",
  "pass",
  "keep",
  "pieces",
  "exchange",
  "neutral",
  "refill",
  "pay",
  "yield",
]);

/** Whether a verb has no place of its own: then its choices are listed as the server names them. */
const isUnheard = (verb: string, drawn: boolean): boolean =>
  !ELSEWHERE.has(verb) && !(drawn && ON_BOARD.has(verb));

export const unheardVerbs = (legal: readonly Choice[], drawn: boolean): readonly string[] => [
  ...new Set(legal.map(({ verb }) => verb).filter((verb) => isUnheard(verb, drawn))),
];
