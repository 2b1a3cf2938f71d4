import type { Board, Route } from "../boards/board";
import { faceOf } from "../cards/kinds";

/** What a part of a sentence points at on the board. */
export interface BoardSpot {
  readonly cities: readonly number[];
  readonly routes: readonly number[];
}

export interface CardsPart {
  readonly cards: readonly (readonly [kind: string, count: number])[];
}

export interface NamedPlace extends BoardSpot {
  readonly label: string;
}

/** A sentence is words, cards drawn small, and places that can be shown on the board. */
export type Part = string | CardsPart | NamedPlace;

/** A value of a sentence: words and numbers as they are, or what is drawn where they would stand. */
export type Value = string | number | Part;

export const isCards = (part: Part): part is CardsPart => typeof part === "object" && "cards" in part;

const isWild = (kind: string): boolean => faceOf(kind).colour === "wild";

/** A set of cards, wilds last. */
export function setOf(cards: Readonly<Record<string, number>>): CardsPart {
  const some = Object.entries(cards).filter(([, count]) => count > 0);
  return { cards: some.sort(([a], [b]) => Number(isWild(a)) - Number(isWild(b))) };
}

export const routePlace = (board: Board, { id, a, b }: Route): NamedPlace => ({
  label: `${board.cities[a]!.name} – ${board.cities[b]!.name}`,
  cities: [a, b],
  routes: [id],
});

export function cityPlace(board: Board, name: string): NamedPlace {
  const city = board.cities.findIndex((one) => one.name === name);
  return { label: name, cities: city < 0 ? [] : [city], routes: [] };
}

export function ticketPlace(board: Board, id: number, worth = true): NamedPlace {
  const { cities, points } = board.tickets[id]!;
  const names = cities.map((city) => board.cities[city]!.name).join(" – ");
  return { label: worth ? `${names} (${points})` : names, cities, routes: [] };
}
