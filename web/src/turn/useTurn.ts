import { useMemo, useReducer } from "preact/hooks";
import { type Board, isBare } from "../boards/board";
import { barActions } from "../chapters";
import type { Ask } from "../chapters/chapter";
import { narrowed } from "../chapters/payments/narrow";
import { sortLegal } from "../chapters/sortLegal";
import type { Followed, TableLink } from "../live/link";
import type { Choice, TableData } from "../protocol/schema";
import type { TableEvents } from "../table/acting";
import { useText } from "../text/context";
import type { ActionKind } from "../view/game";
import { choicesOf, type LegalChoices, type Target, type Thing } from "../view/legal";
import { payingFor } from "../view/target";
import { isBegunAt } from "./marks";
import { questionOf } from "./question";
import { fresh, type Turn, type TurnAction, turnReducer } from "./turn";
import { useCoach, type Warned } from "./useCoach";
import { useSending } from "./useSending";
import { refusalAt, whyCity, whyKind, whyRoute, whySentence } from "./why";

/** A turn as it is being played. */
export interface Play {
  readonly turn: Turn;
  /** What was sent and isn't on the table yet is about this: it is shown as it was pressed until then. */
  readonly sent: Target | null;
  readonly dispatch: (action: TurnAction) => void;
  readonly legal: LegalChoices;
  /** What a sheet asks now. */
  readonly question: Ask | null;
  /** The mode as it is shown: for a second card it is chosen already. */
  readonly mode: ActionKind | null;
  /** The routes that glow, if any do. */
  readonly glowing: ReadonlySet<number> | null;
  /** The cities that glow. */
  readonly cities: ReadonlySet<number> | null;
  readonly refused: Partial<Record<ActionKind, string>>;
  /** A command waits for its answer. */
  readonly quiet: boolean;
  /** What was sent, as far as it isn't on the table yet. */
  readonly underway: ReadonlySet<number>;
  /** What can be sent right behind it. */
  readonly next: ReadonlySet<number>;
  /** What the coach asks before a move is played. */
  readonly warned: Warned | null;
  readonly act: (...actions: readonly number[]) => void;
  readonly events: TableEvents;
}

export function useTurn(
  board: Board,
  link: TableLink,
  followed: Followed,
  table: TableData,
  actions: readonly ActionKind[],
): Play {
  const text = useText();
  const number = table.about.position;
  const [kept, dispatch] = useReducer(turnReducer, fresh(number));
  // What was begun at another position of the table counts for nothing here.
  const unbegun = useMemo(() => fresh(number), [number]);
  const turn = kept.number === number ? kept : unbegun;
  const legal = useMemo(() => sortLegal(table, !isBare(board)), [table, board]);
  const sending = useSending(link, followed, table);
  const { quiet } = sending;
  const refused = useMemo(
    () => refusedOf(actions, legal, (kind) => whyKind(text, table, kind)),
    [table, text],
  );
  const { glowing, cities } = useGlow(turn, legal);
  const dispatchHere = (one: TurnAction) => {
    if (kept.number !== number) dispatch({ type: "table", number });
    dispatch(one);
  };
  const coach = useCoach(link, table);
  const act = (...wanted: readonly number[]) => {
    if (quiet) sending.sendNext(wanted[0]!);
    else if (!coach.looking) coach.guard(wanted[0]!, () => play(wanted));
  };
  const play = (wanted: readonly number[]) => {
    sending.send(wanted, turn.target ?? payingFor(board, table), coach.guards);
    dispatchHere({ type: "done" });
  };
  const events = eventsOf({ legal, refused, act, dispatch: dispatchHere }, table, {
    route: (route) => whyRoute(text, table, board, route),
    city: (city) => whyCity(text, table, city),
    other: (thing, which) => whyOther(text, table, thing, which),
  });
  return {
    turn,
    sent: sending.target,
    dispatch: dispatchHere,
    legal,
    question: quiet ? null : questionOf(legal, turn, table),
    mode:
      table.view?.phase === "second-card" && legal.at.slot.size + legal.at.deck.size > 0
        ? "cards"
        : turn.mode,
    glowing,
    cities,
    refused,
    quiet,
    underway: sending.underway,
    next: sending.next,
    warned: coach.warned,
    act,
    events: { ...events, onUndo: table.can_undo ? () => quiet || link.undo() : undefined },
  };
}

/** What glows on the board. */
const useGlow = (turn: Turn, legal: LegalChoices): Pick<Play, "glowing" | "cities"> =>
  useMemo(
    () => ({
      glowing: isBegunAt(turn.mode, "route") || turn.cards.size > 0 ? narrowed(legal, turn.cards) : null,
      cities: isBegunAt(turn.mode, "city") ? new Set(legal.at.city.keys()) : null,
    }),
    [legal, turn],
  );

/** What of a kind can be done now. */
const openOf = (legal: LegalChoices, kind: ActionKind): readonly Choice[] =>
  (barActions.find((action) => action.kind === kind)?.verbs ?? [kind]).flatMap((verb) =>
    choicesOf(legal, verb),
  );

const isAtOnce = (kind: ActionKind): boolean =>
  barActions.some((action) => action.kind === kind && !action.icon);

/** Why each kind of action that is closed now is so. */
function refusedOf(
  actions: readonly ActionKind[],
  legal: LegalChoices,
  why: (kind: ActionKind) => string,
): Play["refused"] {
  const closed = actions.filter((kind) => openOf(legal, kind).length === 0);
  return Object.fromEntries(closed.map((kind) => [kind, why(kind)]));
}

function whyOther(
  text: ReturnType<typeof useText>,
  table: TableData,
  thing: Thing,
  which: number,
): string | null {
  const why = refusalAt(table, thing, which);
  if (why) return whySentence(text, table, why);
  return table.view?.phase === "second-card" ? text("why-second-card") : null;
}

interface Whys {
  readonly route: (route: number) => string | null;
  readonly city: (city: number) => string | null;
  readonly other: (thing: Thing, which: number) => string | null;
}

type Hands = Pick<Play, "legal" | "refused" | "act" | "dispatch">;

/** What pointing at things on the table does. */
function eventsOf({ legal, refused, act, dispatch }: Hands, table: TableData, why: Whys): TableEvents {
  const ask = (target: Turn["target"], answer: string | null | undefined) =>
    answer && dispatch({ type: "ask", target, why: answer });
  return {
    onAct: act,
    onNothing: () => dispatch({ type: "hush" }),
    onAction: (kind) => {
      if (refused[kind] !== undefined) ask(null, refused[kind]);
      else if (!isAtOnce(kind)) dispatch({ type: "mode", mode: kind });
      else if (openOf(legal, kind)[0]) act(openOf(legal, kind)[0]!.id);
    },
    onRoute: (route) =>
      legal.at.route.has(route)
        ? dispatch({ type: "choose", target: { route } })
        : ask({ route }, why.route(route)),
    onCity: (city) =>
      legal.at.city.has(city)
        ? dispatch({ type: "choose", target: { city } })
        : ask({ city }, why.city(city)),
    onCard: (card) =>
      table.view?.phase === "turn" && legal.at.route.size > 0 && dispatch({ type: "card", card }),
    onWhy: (thing, which) => ask(null, why.other(thing, which)),
  };
}
