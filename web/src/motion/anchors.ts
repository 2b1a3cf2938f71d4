import type { From } from "./effects";

const find = (selector: string): Element | null => document.querySelector(selector);

/** Where a card lies before it is taken; decks stand in the order in which the server tells them. */
export function sourceOf(from: From, decks: readonly string[]): Element | null {
  if ("slot" in from) return find(`.display > :nth-child(${from.slot})`);
  return find(`.stacks > :nth-child(${decks.indexOf(from.deck) + 1})`);
}

/** Where a seat's cards are: one's own hand, or the line of a player. A phone leaves out one's own line. */
export function targetOf(seat: number, viewer: number | null, players: number): Element | null {
  if (seat === viewer) return find(".table-own .hand") ?? find(".table-own");
  const lines = document.querySelectorAll(".players:not(.everyone) > .player");
  const shift = lines.length < players && viewer !== null && seat > viewer ? 1 : 0;
  return lines[seat - shift] ?? null;
}

export const pieceMarks = (route: number): Element[] => [
  ...document.querySelectorAll(`.board [data-pieces="${route}"]:not(.ghost) > g`),
];
