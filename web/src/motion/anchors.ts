import type { From } from "./effects";

const find = (selector: string): Element | null => document.querySelector(selector);

/** Where a card lies before it is taken; decks stand in the order in which the server tells them. */
export function sourceOf(from: From, decks: readonly string[]): Element | null {
  if ("slot" in from) return find(`.display > :nth-child(${from.slot})`);
  return find(`.stacks > :nth-child(${decks.indexOf(from.deck) + 1})`);
}

/** Where a seat's cards are: one's own hand, or the line of a player. */
export function targetOf(seat: number, viewer: number | null, players: number): Element | null {
  if (seat === viewer) return find(".table-own .hand") ?? find(".table-own");
  return lineOf(seat, viewer, players);
}

/** The line of a player; a phone leaves out one's own. */
export function lineOf(seat: number, viewer: number | null, players: number): Element | null {
  const lines = document.querySelectorAll(".players:not(.everyone) > .player");
  if (lines.length === players || viewer === null) return lines[seat] ?? null;
  return seat === viewer ? null : (lines[seat - Number(seat > viewer)] ?? null);
}

export const pieceMarks = (route: number): Element[] => [
  ...document.querySelectorAll(`.board [data-pieces="${route}"]:not(.ghost) > g`),
];
