import type { Board } from "../boards/board";
import type { Seat } from "../view/game";

/** How a game ended: each line of the score sheet by seat. */
export interface FinalCount {
  readonly winners: readonly number[];
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
  readonly completed: readonly (readonly number[])[];
  readonly failed: readonly (readonly number[])[];
  /** By line and seat: numbers that stand beside the points. */
  readonly beside?: Readonly<Record<string, readonly number[]>>;
  /** What broke the tie for the first place, if there was one. */
  readonly decidedBy?: string | null;
  /** Why the game was over. */
  readonly reason?: string;
}

export interface CountProps {
  board: Board;
  seats: readonly Seat[];
  count: FinalCount;
}

/** The seats, most points first; among equals the winner. */
export const byTotal = ({ totals, winners }: FinalCount): number[] => {
  const won = (seat: number) => Number(winners.includes(seat));
  return totals.map((_, seat) => seat).sort((a, b) => totals[b]! - totals[a]! || won(b) - won(a));
};

/** A number with a true minus. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `${value}`);
