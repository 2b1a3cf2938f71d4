import type { PieceColour } from "../look/pieces";
import type { HeldTicket } from "../tickets/Ticket";
import type { Building, OnBoard } from "./table";

/** What everybody knows of a seat; an edition has only some of the numbers. -1: what this viewer may not know. */
export interface Seat {
  readonly name: string;
  readonly colour: PieceColour;
  /** The bot whose seat it is. */
  readonly bot?: string | null;
  readonly points: number;
  readonly facts: Readonly<Record<string, number>>;
  /** Of numbers that cost points: how many each. */
  readonly costs?: Readonly<Record<string, number>>;
}

/** A game as its viewer sees it, ready to be shown: numbers and names, no rules. */
export interface TableGame {
  readonly edition: string;
  readonly turn: number;
  /** The number of the position that is shown. */
  readonly number?: number;
  /** Turns that are left, once the end is near; and without progress. */
  readonly turnsLeft?: number | null;
  readonly stallsIn?: number | null;
  /** Whose decision it is, and which seat looks. */
  readonly seat: number;
  /** The seats whose decision is open, where it may be more than that one. */
  readonly waiting?: readonly number[];
  readonly viewer: number;
  readonly seats: readonly Seat[];
  /** Seats that bots play. */
  readonly bots?: readonly number[];
  readonly owner: readonly number[];
  readonly buildings: readonly Building[];
  readonly hand: Readonly<Record<string, number>>;
  readonly display: readonly (string | null)[];
  readonly decks: Readonly<Record<string, number>>;
  readonly ticketsLeft: number;
  readonly tickets: readonly HeldTicket[];
  readonly log: readonly string[];
  /** The actions that this edition has, in the order of the bar. */
  readonly actions: readonly ActionKind[];
}

/** "cards", "route", "tickets" and those of chapters; or the verb of one that this page has never heard of. */
export type ActionKind = string;

/** Whether a decision of this seat is open: when tickets and pieces are chosen, it can be many. */
export const isAsked = ({ waiting, seat }: TableGame, asked: number): boolean =>
  (waiting ?? [seat]).includes(asked);

/** The colours of the seats; behind the last one stands whoever else plays. */
export const piecesOf = (seats: readonly Seat[]): PieceColour[] => [
  ...seats.map(({ colour }) => colour),
  "ash",
];

export const onBoard = (game: TableGame): OnBoard => ({
  owner: game.owner,
  pieces: piecesOf(game.seats),
  buildings: game.buildings,
  viewer: game.viewer,
});
