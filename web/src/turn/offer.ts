import type { Choice } from "../protocol/schema";
import { unheardVerbs } from "../view/verbs";

/** What the seat may do now, sorted by the thing on the table that does it. Nothing is added or left out. */
export interface Offer {
  readonly routes: ReadonlyMap<number, Choice>;
  readonly cities: ReadonlyMap<number, Choice>;
  readonly slots: ReadonlyMap<number, Choice>;
  /** Decks to draw from, by their place. */
  readonly decks: ReadonlyMap<number, Choice>;
  readonly tickets: Choice | null;
  readonly pass: Choice | null;
  readonly keeps: readonly Choice[];
  readonly pieces: readonly Choice[];
  readonly exchanges: readonly Choice[];
  readonly neutrals: readonly Choice[];
  readonly refills: readonly Choice[];
  readonly pays: readonly Choice[];
  readonly yields: Choice | null;
  /** What has no place of its own, by its verb. */
  readonly others: ReadonlyMap<string, readonly Choice[]>;
}

export function offerOf({ legal }: { readonly legal: readonly Choice[] }, drawn = true): Offer {
  const all = (...verbs: readonly string[]) => legal.filter(({ verb }) => verbs.includes(verb));
  const one = (verb: string) => all(verb)[0] ?? null;
  const byArgument = (...verbs: readonly string[]) =>
    new Map(all(...verbs).map((choice) => [choice.argument, choice] as const));
  return {
    routes: byArgument("claim"),
    cities: byArgument("station", "harbour"),
    slots: byArgument("take"),
    decks: byArgument("draw"),
    tickets: one("tickets"),
    pass: one("pass"),
    keeps: all("keep"),
    pieces: all("pieces"),
    exchanges: all("exchange"),
    neutrals: all("neutral"),
    refills: all("refill"),
    pays: all("pay"),
    yields: one("yield"),
    others: new Map(unheardVerbs(legal, drawn).map((verb) => [verb, all(verb)])),
  };
}
