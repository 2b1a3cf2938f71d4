/** How a game ended: each line of the score sheet by seat. */
export interface FinalCount {
  readonly winners: readonly number[];
  readonly lines: Readonly<Record<string, readonly number[]>>;
  readonly totals: readonly number[];
  readonly completed: readonly (readonly number[])[];
  readonly failed: readonly (readonly number[])[];
}
