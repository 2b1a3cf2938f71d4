import type { From } from "../chapters/chapter";
import type { PieceColour } from "../look/pieces";
import type { TableData } from "../protocol/schema";
import { seatColour } from "../view/seats";

const find = (selector: string): Element | null => document.querySelector(selector);

/** Where a card lies before it is taken. */
export const sourceOf = (from: From): Element | null =>
  find("slot" in from ? `.display [data-slot="${from.slot}"]` : `.stacks [data-deck="${from.deck}"]`);

/** Where a seat's cards are: one's own hand, or the line of a player. */
export const targetOf = (table: TableData, seat: number): Element | null =>
  (seat === table.seat && (find(".table-own .hand") ?? find(".table-own"))) ||
  lineOf(seatColour(table, seat));

const lineOf = (colour: PieceColour): Element | null =>
  find(`.players:not(.everyone) > [data-colour="${colour}"]`);

/** Where a seat's points stand: in its line, or on a phone one's own in the header. */
export function pointsOf(table: TableData, seat: number): Element | null {
  const colour = seatColour(table, seat);
  const place = lineOf(colour) ?? find(`.header-me[data-colour="${colour}"]`);
  return place?.querySelector(".player-points") ?? null;
}

const laidOn = (route: number, what: string): Element[] => [
  ...document.querySelectorAll(`.board [data-pieces="${route}"]:not(.ghost) > ${what}`),
];

export const pieceMarks = (route: number): Element[] => laidOn(route, "g");

export const bedMarks = (route: number): Element[] => laidOn(route, ".bed");
