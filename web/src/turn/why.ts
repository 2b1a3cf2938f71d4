import type { Board } from "../boards/board";
import { barActions, isPiecemeal, places } from "../chapters";
import type { Refusals, TableData } from "../protocol/schema";
import { colourName, named } from "../text/names";
import type { Text } from "../text/text";
import type { ActionKind } from "../view/game";
import type { Thing } from "../view/legal";
import { nameOf } from "../view/seats";

type Refusal = Pick<Refusals, "reason" | "value">;

/** Why an action can't be done, as the server says; null: it can, or nothing is known. */
export function refusalOf({ refused }: TableData, verb: string, argument: number): Refusal | null {
  const about = (why: Refusals) => why.verb == null || why.verb === verb;
  const all = (why: Refusals) => why.verb == null || why.arguments?.includes(argument);
  return refused.find((why) => about(why) && all(why)) ?? null;
}

/** Why a thing on the table does nothing now: of all verbs that it could do. */
export function refusalAt(table: TableData, thing: Thing, which: number): Refusal | null {
  const verbs = [...places].flatMap(([verb, place]) => (place === thing ? [verb] : []));
  return verbs.reduce<Refusal | null>((why, verb) => why ?? refusalOf(table, verb, which), null);
}

/** Reasons whose number is a seat. */
const OF_SEATS: ReadonlySet<string> = new Set(["taken", "not-your-turn"]);

/** A refusal as a sentence. */
export function whySentence(text: Text, table: TableData, { reason, value }: Refusal): string {
  if (!OF_SEATS.has(reason)) return named(text, `why-${reason}`, reason, { count: value });
  const name = nameOf(table, value, text("log-you"));
  return name ? text(`why-${reason}`, { name }) : text("why-taken-nobody");
}

/** Why not this route; what is missing is named by its colour where it has one. */
export function whyRoute(text: Text, table: TableData, board: Board, id: number): string | null {
  const why = refusalAt(table, "route", id);
  if (!why) return null;
  const { colour, kind } = board.routes[id]!;
  if (why.reason !== "cards" || colour === "gray" || kind === "ship" || isPiecemeal(board.routes[id]!))
    return whySentence(text, table, why);
  return text("why-cards-colour", { count: why.value, colour: colourName(text, colour) });
}

export function whyCity(text: Text, table: TableData, city: number): string | null {
  const why = refusalAt(table, "city", city);
  if (!why) return null;
  return why.reason === "cards" ? text("why-cards-building") : whySentence(text, table, why);
}

/** Why nothing of a kind can be done: the one reason that holds for all of it, else in general. */
export function whyKind(text: Text, table: TableData, kind: ActionKind): string {
  if (table.view?.phase === "second-card") return text("why-second-card");
  const all = table.refused.find(({ verb }) => verb == null);
  if (all) return whySentence(text, table, all);
  const verbs = barActions.find((action) => action.kind === kind)?.verbs ?? [kind];
  const about = table.refused.filter(({ verb }) => verb && verbs.includes(verb));
  const reasons = new Set(about.map(({ reason }) => reason));
  const [reason] = reasons;
  return named(text, reasons.size === 1 && WHOLE.has(reason!) ? `why-${reason}` : `why-none-${kind}`, kind);
}

/** Reasons that are not about one place. */
const WHOLE: ReadonlySet<string> = new Set(["all-built", "no-tickets"]);
