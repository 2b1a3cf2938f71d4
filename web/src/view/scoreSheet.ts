/** A seat's final count as the server tells it: what every edition has, and numbers that only some have. */
export interface ScoreSheet {
  readonly seat: number;
  readonly lines: Readonly<Record<string, number>>;
  readonly total: number;
  readonly [fact: string]: unknown;
}
