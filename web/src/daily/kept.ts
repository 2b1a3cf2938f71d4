/** A puzzle that this device has tried: the first attempt, which is what counts. */
export interface FirstTry {
  readonly action: number;
  readonly right: boolean;
}

/** What this device has done of what there is every day. */
export interface DailyKept {
  /** First attempts at puzzles, by day. */
  readonly puzzles: Readonly<Record<string, FirstTry>>;
  /** Games of deals, by day: the first, and those after it. */
  readonly deals: Readonly<Record<string, readonly string[]>>;
}

const NAME = "trilhos.daily";
const MOST = 400; // days that are remembered
const DAY = 24 * 3600 * 1000;

export function kept(): DailyKept {
  try {
    const { puzzles = {}, deals = {} } = JSON.parse(localStorage.getItem(NAME) ?? "{}");
    return { puzzles, deals };
  } catch {
    return { puzzles: {}, deals: {} };
  }
}

/** Remembers an attempt, unless there was one before. */
export function keepTried(day: string, tried: FirstTry): void {
  const { puzzles, deals } = kept();
  if (!puzzles[day]) write({ puzzles: latest({ ...puzzles, [day]: tried }), deals });
}

export function keepDeal(day: string, game: string): void {
  const { puzzles, deals } = kept();
  const games = deals[day] ?? [];
  if (!games.includes(game)) write({ puzzles, deals: latest({ ...deals, [day]: [...games, game] }) });
}

const write = (now: DailyKept): void => localStorage.setItem(NAME, JSON.stringify(now));

const latest = <T>(days: Readonly<Record<string, T>>): Record<string, T> =>
  Object.fromEntries(
    Object.entries(days)
      .sort(([a], [b]) => a.localeCompare(b))
      .slice(-MOST),
  );

/** The day that it is in Greenwich: the same one everywhere. */
export const today = (): string => new Date().toISOString().slice(0, 10);

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10);

/** How many days in a row were solved at the first attempt, up to this day or, as it isn't over, the one before. */
export function streak(puzzles: DailyKept["puzzles"], day: string): number {
  let at = puzzles[day] ? day : dayBefore(day);
  let count = 0;
  while (puzzles[at]?.right) {
    count++;
    at = dayBefore(at);
  }
  return count;
}
