import type { Choice, TicketOutlook } from "../../protocol/schema";

/** The choice that keeps exactly these tickets, if it is one. */
export const choiceOf = (choices: readonly Choice[], kept: readonly number[]): Choice | undefined =>
  choices.find(({ tickets }) => tickets?.length === kept.length && tickets.every((id) => kept.includes(id)));

/** The fewest tickets that a choice keeps. */
export const leastOf = (choices: readonly Choice[]): number =>
  Math.min(...choices.map(({ tickets }) => tickets?.length ?? 0));

export interface Partners {
  /** How many routes of its way are on the ways of others as well. */
  readonly routes: number;
  /** Those others, the one that shares most first. */
  readonly tickets: readonly number[];
}

/** What the way of a ticket has in common with the ways of others. */
export function partnersOf(
  id: number,
  others: readonly number[],
  outlook: readonly TicketOutlook[],
): Partners {
  const wayOf = (ticket: number) => outlook.find((one) => one.id === ticket)?.way ?? [];
  const way = wayOf(id);
  const shared = others
    .filter((other) => other !== id)
    .map((other) => ({ other, routes: wayOf(other).filter((route) => way.includes(route)) }))
    .filter(({ routes }) => routes.length > 0)
    .sort((a, b) => b.routes.length - a.routes.length);
  const routes = new Set(shared.flatMap((one) => one.routes)).size;
  return { routes, tickets: shared.map(({ other }) => other) };
}
