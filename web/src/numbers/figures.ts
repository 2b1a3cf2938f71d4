import type { Numbers } from "../protocol/schema";
import type { Text } from "../text/text";

const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

export const meanPoints = ({ points }: Numbers): number => Math.round(mean(points));

const share = (text: Text, value: number): string =>
  text("numbers-percent", { value: Math.round(100 * Math.abs(value)) });

const signed = (text: Text, value: number): string =>
  `${value > 0.005 ? "+" : value < -0.005 ? "−" : ""}${share(text, value)}`;

/** What is told of a row, by the name of its word. */
export const FIGURES: Readonly<Record<string, (row: Numbers, text: Text) => string>> = {
  games: ({ points }) => `${points.length}`,
  first: ({ places }) => `${places[0] ?? 0}`,
  points: (row) => `${meanPoints(row)}`,
  best: ({ points }) => `${Math.max(...points)}`,
  tickets: ({ tickets_made: done, tickets_failed: failed }, text) =>
    text("numbers-of", { done, all: done + failed }),
  turns: ({ turns }) => `${Math.round(turns)}`,
  accuracy: ({ accuracy }, text) => (accuracy == null ? "–" : share(text, accuracy)),
  luck: ({ luck }, text) => (luck == null ? "–" : signed(text, luck)),
};
