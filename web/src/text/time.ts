import type { Text } from "./text";

const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The unit in which some milliseconds are told: coarse, and in seconds at the end. */
export function unitOf(milliseconds: number): readonly [string, number] {
  if (milliseconds <= MINUTE) return ["seconds", SECOND];
  if (milliseconds <= 2 * HOUR) return ["minutes", MINUTE];
  return milliseconds <= 2 * DAY ? ["hours", HOUR] : ["days", DAY];
}

/** The moment that will be so many milliseconds from now, as clocks and calendars here show it. */
export const inAWhile = (milliseconds: number): string =>
  new Intl.DateTimeFormat(document.documentElement.lang || undefined, {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "numeric",
    minute: "2-digit",
  }).format(Date.now() + milliseconds);

export function timeIn(text: Text, milliseconds: number): string {
  const [unit, length] = unitOf(milliseconds);
  return text(`clock-${unit}`, { count: Math.ceil(milliseconds / length) });
}
