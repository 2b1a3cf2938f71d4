const MOST_AT_ONCE = 14; // days, as the server has it

/** For how many days one may be away at once, in a game that allows so many in all. */
export const choices = (allowed: number): number[] =>
  Array.from({ length: Math.min(allowed, MOST_AT_ONCE) }, (_, i) => i + 1);
