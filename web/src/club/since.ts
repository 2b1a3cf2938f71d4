import { useText } from "../text/context";
import type { Text } from "../text/text";
import { MINUTE, timeIn } from "../text/time";

/** How long ago something was, in a word or two; clocks that differ make nothing lie ahead. */
export const sinceWords = (text: Text, seconds: number, now: number): string =>
  now - 1000 * seconds < MINUTE
    ? text("club-now")
    : text("club-since", { time: timeIn(text, now - 1000 * seconds) });

export function useSince(): (seconds: number) => string {
  const text = useText();
  return (seconds) => sinceWords(text, seconds, Date.now());
}

/** A day, as one writes it here. */
export const dayOf = (seconds: number): string =>
  new Date(1000 * seconds).toLocaleDateString(document.documentElement.lang, { dateStyle: "medium" });
