import type { Ahead } from "../follow/usePace";
import type { ActionKind } from "../view/game";
import type { LegalChoices, Target, Thing } from "../view/legal";

/** What pointing at things on the table does. */
export interface TableEvents {
  readonly onAction?: (action: ActionKind) => void;
  readonly onRoute?: (route: number) => void;
  readonly onCity?: (city: number) => void;
  /** A tap on the board where nothing is. */
  readonly onNothing?: () => void;
  /** Something with an action of its own: a face-up card, a deck, a pass. */
  readonly onAct?: (action: number) => void;
  /** A card in the hand. */
  readonly onCard?: (card: string) => void;
  /** A thing that does nothing now was asked about. */
  readonly onWhy?: (thing: Thing, which: number) => void;
  readonly onUndo?: (() => void) | undefined;
}

/** What whoever looks can do, and has begun; the turn owns it, and the table shows it. */
export interface Acting {
  /** What can be done now; none: a table to look at. */
  readonly legal?: LegalChoices;
  /** Why an action can't be done now. */
  readonly refused: Partial<Record<ActionKind, string>>;
  /** What is asked; none: whose turn it is. */
  readonly prompt?: string;
  /** The kind of action that was begun. */
  readonly mode: ActionKind | null;
  /** The kinds of cards chosen in the hand. */
  readonly cards: ReadonlySet<string>;
  /** What was asked about last, and the answer; without a target it stands below the prompt. */
  readonly asked: { readonly target: Target | null; readonly why: string } | null;
  /** Why a route under the pointer can't be chosen. */
  readonly whyRoute: (route: number) => string | null;
  /** A command waits for its answer: nothing else can be sent now. */
  readonly quiet: boolean;
  /** What was sent and isn't on the table yet, and what can be sent right behind it. */
  readonly underway: ReadonlySet<number>;
  readonly next: ReadonlySet<number>;
  /** Whether the kinds of actions are shown: not while something else has to be decided. */
  readonly bar: boolean;
  /** Whether a sheet asks something. */
  readonly asking: boolean;
  /** Moves of others that are still to be seen: nothing else can be done before. */
  readonly ahead?: Ahead | null;
  /** To take a move back, the others have to agree. */
  /** Ends what is chosen on the board beside the moves. */
  readonly onStop?: () => void;
  readonly undoAsks: boolean;
  /** Whose move ends the time in which that can be done; nobody's while it is one's own turn. */
  readonly undoUntil: string | null;
  readonly events: TableEvents;
}

/** A table to look at. */
export const looking: Acting = {
  refused: {},
  mode: null,
  cards: new Set(),
  asked: null,
  whyRoute: () => null,
  quiet: false,
  underway: new Set(),
  next: new Set(),
  bar: true,
  asking: false,
  undoAsks: false,
  undoUntil: null,
  events: {},
};
