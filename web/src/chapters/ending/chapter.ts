import { type Teller, who } from "../../telling/tale";
import type { PageChapter } from "../chapter";

const pass: Teller = (scene, event) => [["log-pass", { name: who(scene, event) }]];
const last: Teller = (scene, event) => [
  ["log-ending", { name: who(scene, event), turns: event.turns_left ?? 0 }],
];
const stalling: Teller = (_, event) => [["log-stalling", { turns: event.turns_left ?? 0 }]];

/** The end, and who has won. */
const over: Teller = ({ result, name }, event) => {
  const winners = result?.winners ?? [];
  const names = winners.map(name).join(", ");
  const won = ["log-winners", { names, count: winners.length }] as const;
  return [[`log-over-${event.reason}`, {}], ...(winners.length ? [won] : [])];
};

/** Turns, passing, and how a game ends. */
export const ending: PageChapter = {
  name: "ending",
  verbs: { pass: "bar" },
  actions: [{ kind: "pass", verbs: ["pass"], key: "P" }],
  events: {
    turn: {},
    pass: { tell: pass },
    ending: { tell: last, sound: "lastRound", lastRound: true },
    stalling: { tell: stalling },
    over: { tell: over, sound: "end" },
  },
};
