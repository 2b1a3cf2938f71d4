import { useMemo, useReducer, useRef } from "preact/hooks";
import { type Board, isBare } from "../boards/board";
import type { Followed, Link } from "../live/link";
import type { TableData } from "../protocol/schema";
import type { TableEvents } from "../table/Table";
import { useText } from "../text/context";
import type { Controls } from "../view/controls";
import type { ActionKind } from "../view/game";
import { controlsOf, isOpen } from "./controlsOf";
import { narrowed } from "./narrow";
import { type Offer, offerOf } from "./offer";
import { type Question, questionOf } from "./question";
import { fresh, type Step, stepped, type Turn } from "./turn";
import { refusalOf, whyCity, whyKind, whyRoute, whySentence } from "./why";

/** A turn as it is being played. */
export interface Play {
  readonly turn: Turn;
  readonly step: (step: Step) => void;
  readonly offer: Offer;
  readonly controls: Controls;
  /** What a sheet asks now. */
  readonly question: Question | null;
  /** The mode as it is shown: for a second card it is chosen already. */
  readonly mode: ActionKind | null;
  /** The routes that glow, if any do. */
  readonly glowing: ReadonlySet<number> | null;
  readonly refused: Partial<Record<ActionKind, string>>;
  /** A command waits for its answer. */
  readonly quiet: boolean;
  readonly act: (...actions: readonly number[]) => void;
  readonly events: TableEvents;
}

export function useTurn(
  board: Board,
  link: Link,
  followed: Followed,
  table: TableData,
  actions: readonly ActionKind[],
): Play {
  const text = useText();
  const number = table.about.position;
  const [kept, step] = useReducer(stepped, fresh(number));
  // What was begun at another position of the table counts for nothing here.
  const unbegun = useMemo(() => fresh(number), [number]);
  const turn = kept.number === number ? kept : unbegun;
  const offer = useMemo(() => offerOf(table, !isBare(board)), [table, board]);
  const controls = useMemo(() => controlsOf(offer), [offer]);
  // What was sent is done when the table says so; the answer to the request may come a little later.
  const due = useRef(0);
  const quiet = followed.waiting > 0 && number < due.current;
  const refused = useMemo(
    () => refusedOf(actions, offer, (kind) => whyKind(text, table, kind)),
    [table, text],
  );
  const glowing = useMemo(
    () => (turn.mode === "route" || turn.cards.size > 0 ? narrowed(offer, turn.cards) : null),
    [offer, turn],
  );
  const at = (one: Step) => {
    if (kept.number !== number) step({ type: "table", number });
    step(one);
  };
  const act = (...wanted: readonly number[]) => {
    if (quiet) return;
    due.current = Math.max(number, followed.entries.at(-1)?.number ?? 0) + wanted.length;
    link.act(...wanted);
    at({ type: "done" });
  };
  const events = eventsOf({ offer, refused, act, step: at }, table, {
    route: (route) => whyRoute(text, table, board, route),
    city: (city) => whyCity(text, table, city),
    other: (verb, argument) => whyOther(text, table, verb, argument),
  });
  return {
    turn,
    step: at,
    offer,
    controls,
    question: quiet ? null : questionOf(offer, turn, Boolean(table.chosen)),
    mode:
      table.view?.phase === "second-card" && offer.slots.size + offer.decks.size > 0 ? "cards" : turn.mode,
    glowing,
    refused,
    quiet,
    act,
    events: { ...events, onUndo: table.can_undo ? () => quiet || link.undo() : undefined },
  };
}

/** Why each kind of action that is closed now is so. */
function refusedOf(
  actions: readonly ActionKind[],
  offer: Offer,
  why: (kind: ActionKind) => string,
): Play["refused"] {
  const closed = actions.filter((kind) => !isOpen(offer, kind));
  return Object.fromEntries(closed.map((kind) => [kind, why(kind)]));
}

function whyOther(
  text: ReturnType<typeof useText>,
  table: TableData,
  verb: string,
  argument: number,
): string | null {
  const why = refusalOf(table, verb, argument);
  if (why) return whySentence(text, table, why);
  return table.view?.phase === "second-card" ? text("why-second-card") : null;
}

interface Whys {
  readonly route: (route: number) => string | null;
  readonly city: (city: number) => string | null;
  readonly other: (verb: string, argument: number) => string | null;
}

type Hands = Pick<Play, "offer" | "refused" | "act" | "step">;

/** What pointing at things on the table does. */
function eventsOf({ offer, refused, act, step }: Hands, table: TableData, why: Whys): TableEvents {
  const ask = (target: Turn["target"], answer: string | null | undefined) =>
    answer && step({ type: "ask", target, why: answer });
  return {
    onAct: act,
    onNothing: () => step({ type: "hush" }),
    onAction: (kind) => {
      if (refused[kind] !== undefined) ask(null, refused[kind]);
      else if (kind === "tickets" && offer.tickets) act(offer.tickets.id);
      else step({ type: "mode", mode: kind });
    },
    onRoute: (route) =>
      offer.routes.has(route)
        ? step({ type: "choose", target: { route } })
        : ask({ route }, why.route(route)),
    onCity: (city) =>
      offer.cities.has(city) ? step({ type: "choose", target: { city } }) : ask({ city }, why.city(city)),
    onCard: (card) => table.view?.phase === "turn" && offer.routes.size > 0 && step({ type: "card", card }),
    onWhy: (verb, argument) => ask(null, why.other(verb, argument)),
  };
}
