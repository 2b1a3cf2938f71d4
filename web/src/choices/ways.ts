import { type CardCounts, type CardFace, faceOf } from "../cards/kinds";

export type WayColour = CardFace["colour"];

/** Cards that settle what is asked for, and the action that lays them. */
export interface Payable {
  readonly id: number;
  readonly cards: CardCounts;
  /** Spaces that they pay beyond those asked for, as the server says. */
  readonly over: number;
}

export interface Group {
  readonly colour: WayColour;
  readonly ways: readonly Payable[];
}

const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
const isWild = (name: string) => faceOf(name).colour === "wild";
const wilds = (cards: CardCounts) => sum(kindsOf(cards).map(([name, count]) => (isWild(name) ? count : 0)));

export const countOf = (cards: CardCounts): number => sum(Object.values(cards));

/** How many cards are drawn, as a double one is drawn as two. */
export const drawnOf = (cards: CardCounts): number =>
  sum(kindsOf(cards).map(([name, count]) => (faceOf(name).double ? 2 * count : count)));

/** The kinds of cards there are, wilds first. */
export const kindsOf = (cards: CardCounts): [string, number][] =>
  Object.entries(cards)
    .filter(([, count]) => count > 0)
    .sort(([a], [b]) => Number(isWild(b)) - Number(isWild(a)));

/** A way's colour: that of its cards beside the wilds. */
export function cardsColour(cards: CardCounts): WayColour {
  const name = Object.keys(cards).find((kind) => cards[kind]! > 0 && !isWild(kind));
  return name === undefined ? "wild" : faceOf(name).colour;
}

/** Whether nothing of the way's colour stays in the hand. */
export function usesUp(cards: CardCounts, hand: CardCounts): boolean {
  const colour = cardsColour(cards);
  const held = Object.keys(hand).filter((name) => hand[name]! > 0 && faceOf(name).colour === colour);
  return colour !== "wild" && held.length > 0 && held.every((name) => (cards[name] ?? 0) >= hand[name]!);
}

/** Fewest wilds first, then fewest spaces paid for nothing, then fewest cards, then out of the fullest colour. */
export function ordered(ways: readonly Payable[], hand: CardCounts): Payable[] {
  const rank = ({ cards, over }: Payable) => [
    wilds(cards),
    over,
    countOf(cards),
    -held(hand, cardsColour(cards)),
  ];
  return ways
    .map((way) => ({ way, rank: rank(way) }))
    .sort((a, b) => compare(a.rank, b.rank))
    .map(({ way }) => way);
}

const held = (hand: CardCounts, colour: WayColour) =>
  sum(Object.entries(hand).map(([name, count]) => (faceOf(name).colour === colour ? count : 0)));

const compare = (a: readonly number[], b: readonly number[]) => {
  const at = a.findIndex((value, i) => value !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
};

/** The ways by their colour; the colour of the best way comes first. */
export function grouped(ways: readonly Payable[], hand: CardCounts): Group[] {
  const order = ordered(ways, hand);
  const colours = [...new Set(order.map(({ cards }) => cardsColour(cards)))];
  return colours.map((colour) => ({
    colour,
    ways: order.filter(({ cards }) => cardsColour(cards) === colour),
  }));
}
