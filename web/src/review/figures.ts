import type { ReviewedMove, ReviewedOption } from "../protocol/schema";
import type { Marks, OnBoard } from "../view/table";
import { noMarks } from "../view/table";

export type MarkName = ReviewedMove["mark"];

/** How a mark looks where its word has no room; those that gave nothing up aren't told on the curve. */
export const markGlyphs: Readonly<Record<MarkName, { readonly glyph: string; readonly told: boolean }>> = {
  best: { glyph: "★", told: false },
  good: { glyph: "✓", told: false },
  inaccurate: { glyph: "?!", told: true },
  mistake: { glyph: "?", told: true },
  blunder: { glyph: "??", told: true },
};

/** A share in whole percent; less than nothing is told as such by whoever asks. */
export const percent = (share: number): number => Math.round(100 * share);

/** The next decision that gave something up, after a move; round again from the end. */
export function nextTold(moves: readonly ReviewedMove[], at: number): number | null {
  const told = moves.filter(({ mark }) => markGlyphs[mark].told);
  return (told.find(({ number }) => number > at) ?? told[0])?.number ?? null;
}

/** What is looked at first: the best move where another was played, else the one that was. */
export const firstShown = ({ mark, options }: ReviewedMove): number =>
  markGlyphs[mark].told
    ? 0
    : Math.max(
        0,
        options.findIndex(({ chosen }) => chosen),
      );

/** A move on the board: its route as a ghost with its two cities, or its city, and the routes that are planned next. */
export function optionMarks(
  option: ReviewedOption | undefined,
  seat: number,
  { owner }: OnBoard,
  ends: (route: number) => readonly number[],
): Marks {
  if (!option) return noMarks;
  const { route, city } = option;
  const plan = option.plan.map((planned) => planned.route);
  const shown = route === null || route === undefined ? plan : [route, ...plan];
  if (shown.length === 0 && city == null) return noMarks;
  const taken = owner.flatMap((one, id) => (one >= 0 ? [id] : []));
  return {
    ...(shown.length > 0 && { lit: new Set([...taken, ...shown]) }),
    ...(route != null && { ghost: { route, seat }, spotlight: ends(route) }),
    ...(city != null && { spotlight: [city] }),
  };
}
