import type { Board } from "../boards/board";
import type { PieceColour } from "../look/pieces";
import type { Seat } from "../players/PlayerPanel";

/** How a game ended: each line of the score sheet by seat. */
export interface FinalCount {
  readonly winners: readonly number[];
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
  readonly completed: readonly (readonly number[])[];
  readonly failed: readonly (readonly number[])[];
}

export interface CountProps {
  board: Board;
  seats: readonly Seat[];
  pieces: readonly PieceColour[];
  count: FinalCount;
}

/** The seats, most points first. */
export const byTotal = ({ totals }: FinalCount): number[] =>
  totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]!);
