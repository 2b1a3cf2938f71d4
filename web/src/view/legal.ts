import type { Choice } from "../protocol/schema";

/** What is built or claimed: a route, or a city. */
export type Target = { readonly route: number } | { readonly city: number };

/** Things on the table: a route or a city, which is then paid for; a face-up card, a deck. */
export type Thing = "route" | "city" | "slot" | "deck";

/** Where something is done: by a thing on the table, by a button of the bar, or by a sheet that asks for it. */
export type Place = Thing | "bar" | "sheet";

/** What the seat may do now, sorted by what does it. Nothing is added or left out. */
export interface LegalChoices {
  /** By things on the table, and which of them: the number of a route, a city, a slot, a deck. */
  readonly at: Readonly<Record<Thing, ReadonlyMap<number, Choice>>>;
  /** What the bar or a sheet does, by its verb. */
  readonly verbs: ReadonlyMap<string, readonly Choice[]>;
  /** What has no place of its own, by its verb: it is listed as the server writes it. */
  readonly others: ReadonlyMap<string, readonly Choice[]>;
}

/** The choices of a verb that the bar or a sheet offers. */
export const legalOf = ({ verbs }: LegalChoices, verb: string): readonly Choice[] => verbs.get(verb) ?? [];

/** All choices of a verb, wherever they are made. */
export const choicesOf = ({ at, verbs, others }: LegalChoices, verb: string): readonly Choice[] => [
  ...Object.values(at).flatMap((things) => [...things.values()].filter((one) => one.verb === verb)),
  ...(verbs.get(verb) ?? others.get(verb) ?? []),
];

/** The actions that things of a kind carry out, by which of them. */
export const actionsAt = ({ at }: LegalChoices, thing: Thing): ReadonlyMap<number, number> =>
  new Map([...at[thing]].map(([which, { id }]) => [which, id]));

/** What can be chosen at a target. */
export const claimOf = ({ at }: LegalChoices, target: Target): Choice | undefined =>
  "route" in target ? at.route.get(target.route) : at.city.get(target.city);
