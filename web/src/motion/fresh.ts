import { useMemo, useRef } from "preact/hooks";
import type { EntryData } from "../protocol/schema";

const NONE: readonly EntryData[] = [];
const TOO_MANY = 12; // what a sleeping tab missed is shown as it stands

/** The entries that came since the last time; none of those that were there from the start. */
export function useFresh(entries: readonly EntryData[]): readonly EntryData[] {
  const known = useRef<number | null>(null);
  return useMemo(() => {
    const before = known.current;
    const last = entries.at(-1);
    if (last) known.current = last.number;
    if (before === null || !last || last.number <= before) return NONE;
    const fresh = entries.filter(({ number }) => number > before);
    return fresh.length > TOO_MANY ? NONE : fresh;
  }, [entries]);
}
