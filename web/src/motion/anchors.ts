import { pieceColours } from "../look/pieces";
import type { From } from "./effects";

const find = (selector: string): Element | null => document.querySelector(selector);

/** Where a card lies before it is taken; decks stand in the order in which the server tells them. */
export function sourceOf(from: From, decks: readonly string[]): Element | null {
  if ("slot" in from) return find(`.display > :nth-child(${from.slot})`);
  return find(`.stacks > :nth-child(${decks.indexOf(from.deck) + 1})`);
}

/** Where a seat's cards are: one's own hand, or the line of a player. */
export const targetOf = (seat: number, viewer: number | null): Element | null =>
  (seat === viewer && (find(".table-own .hand") ?? find(".table-own"))) || lineOf(seat);

const lineOf = (seat: number): Element | null =>
  find(`.players:not(.everyone) > [data-piece="${pieceColours[seat]}"]`);

/** Where a seat's points stand: in its line, or on a phone one's own in the header. */
export const pointsOf = (seat: number): Element | null =>
  (lineOf(seat) ?? find(`.header-me[data-piece="${pieceColours[seat]}"]`))?.querySelector(".player-points") ??
  null;

export const pieceMarks = (route: number): Element[] => [
  ...document.querySelectorAll(`.board [data-pieces="${route}"]:not(.ghost) > g`),
];
