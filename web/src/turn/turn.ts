import type { Begun } from "../chapters/chapter";
import type { ActionKind } from "../view/game";
import type { Target } from "../view/legal";

export interface Explained {
  readonly target: Target | null;
  readonly why: string;
}

/** What a player has begun but not yet carried out. It belongs to one position of the table and ends with it. */
export interface Turn extends Begun {
  readonly number: number;
  /** What can't be done now and was asked about, with the answer. */
  readonly asked: Explained | null;
}

export type TurnAction =
  | { readonly type: "table"; readonly number: number }
  | { readonly type: "mode"; readonly mode: ActionKind }
  | { readonly type: "choose"; readonly target: Target }
  | { readonly type: "ask"; readonly target: Target | null; readonly why: string }
  | { readonly type: "card"; readonly card: string }
  | { readonly type: "hush" }
  | { readonly type: "cancel" }
  | { readonly type: "done" };

export const fresh = (number: number): Turn => ({
  number,
  mode: null,
  target: null,
  cards: new Set(),
  asked: null,
});

/** The next state of a turn that is being thought about. */
export function turnReducer(turn: Turn, action: TurnAction): Turn {
  switch (action.type) {
    case "table":
      return action.number === turn.number ? turn : fresh(action.number);
    case "mode":
      return { ...turn, mode: action.mode === turn.mode ? null : action.mode, target: null, asked: null };
    case "choose":
      return { ...turn, target: action.target, asked: null };
    case "ask":
      return { ...turn, asked: { target: action.target, why: action.why } };
    case "card":
      return { ...turn, cards: toggled(turn.cards, action.card), asked: null };
    case "hush":
      return { ...turn, asked: null };
    case "cancel":
      return cancelled(turn);
    case "done":
      return fresh(turn.number);
  }
}

/** One thing at a time is taken back, the last one first. */
function cancelled(turn: Turn): Turn {
  if (turn.asked) return { ...turn, asked: null };
  if (turn.target) return { ...turn, target: null };
  return fresh(turn.number);
}

function toggled(cards: ReadonlySet<string>, card: string): ReadonlySet<string> {
  const next = new Set(cards);
  if (!next.delete(card)) next.add(card);
  return next;
}
