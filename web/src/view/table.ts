import type { PieceColour } from "../look/pieces";

export interface Building {
  readonly city: number;
  readonly seat: number;
  readonly kind: string;
}

export interface Ghost {
  readonly route: number;
  readonly seat: number;
}

/** What lies on a board during a game: plain data, as a view tells it. The board computes no rule. */
export interface OnBoard {
  /** By route: the owner's seat, or -1. */
  readonly owner: readonly number[];
  /** By seat; behind the last one stands whoever else plays. */
  readonly pieces: readonly PieceColour[];
  readonly buildings: readonly Building[];
  /** Whose eyes these are; none: a spectator's. */
  readonly viewer?: number;
}

export interface Recent {
  readonly routes: ReadonlySet<number>;
  readonly cities: ReadonlySet<number>;
}

/** What is shown on top of it for the moment. */
export interface Marks {
  /** Routes to choose from: they glow and all others fade. None given: nothing fades. */
  readonly legal?: ReadonlySet<number>;
  readonly legalCities?: ReadonlySet<number>;
  /** What can be chosen, glowing or not: the action by route or city. */
  readonly routeActions?: ReadonlyMap<number, number>;
  readonly cityActions?: ReadonlyMap<number, number>;
  /** Tracks that nobody may claim any more, as their twin is taken. */
  readonly closed?: ReadonlySet<number>;
  readonly ghost?: Ghost;
  /** Cities with golden rings, as those of a ticket. */
  readonly spotlight?: readonly number[];
  /** Routes to show off, as a ticket's path in the final count: all others fade. */
  readonly lit?: ReadonlySet<number>;
  /** Routes that others took, and cities in which they built, since whoever looks has moved. */
  readonly recent?: Recent;
}

export const noMarks: Marks = {};

export const nothing: OnBoard = { owner: [], pieces: [], buildings: [] };
