import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Followed } from "../live/link";
import type { Pace } from "../settings/settings";
import { useSettings } from "../settings/useSettings";
import { HOLD, heard, type Line, lineOf, type Moment, next, toEnd } from "./pace";

/** Moves that wait to be shown, where the player presses on. */
export interface Ahead {
  readonly count: number;
  readonly onNext: () => void;
  readonly onEnd: () => void;
}

export interface Paced {
  /** The game as it is shown: others' moves one after the other, as quickly as the player likes. */
  readonly shown: Followed;
  readonly ahead: Ahead | null;
}

/** The pace at which moves are shown; where nobody presses on, none waits for that. */
function usePaceHere(alone: boolean): Pace {
  const { pace } = useSettings();
  return alone && pace === "steps" ? "calm" : pace;
}

/**
 * Shows a game at the pace of whoever looks; `alone` is a screen at which nobody presses anything. What is new is shown in
 * the picture in which it comes, or stands in line: `told` is all of it, the newest last.
 */
export function usePace(followed: Followed, told: readonly Followed[] = [], alone = false): Paced {
  const pace = usePaceHere(alone);
  const [line, setLine] = useState<Line | null>(null);
  const moment = useMoment(followed);
  const known = useRef<Moment | null>(null);
  if (moment && known.current !== moment) {
    known.current = moment;
    const now = performance.now();
    const before = told.slice(0, -1).flatMap(({ table, entries }) => (table ? [{ table, entries }] : []));
    const hear = (shown: Line | null, one: Moment) =>
      shown ? heard(shown, one, { pace, now, hidden: document.hidden }) : lineOf(one, now);
    setLine([...before, moment].reduce(hear, line));
  }
  useEffect(() => {
    if (!line?.queue.length || pace === "steps") return;
    const left = Math.max(0, line.since + HOLD[pace] - performance.now());
    const timer = setTimeout(() => setLine((now) => now && next(now, performance.now())), left);
    return () => clearTimeout(timer);
  }, [line, pace]);
  const shown = useShown(line, moment);
  if (!line || !shown) return { shown: followed, ahead: null };
  const go = (step: typeof next) => () => setLine((now) => now && step(now, performance.now()));
  return {
    shown: { ...followed, ...shown },
    ahead:
      pace === "steps" && line.queue.length > 0
        ? { count: line.queue.length, onNext: go(next), onEnd: go(toEnd) }
        : null,
  };
}

/** The same object, as long as table and entries are the same. */
function useMoment({ table, entries }: Followed): Moment | null {
  const moment = useRef<Moment | null>(null);
  if (table && (moment.current?.table !== table || moment.current.entries !== entries))
    moment.current = { table, entries };
  return moment.current;
}

/** What can be taken back is as the server says it is, not as it was. While that is the same, nothing is drawn anew. */
function useShown(line: Line | null, moment: Moment | null): Moment | null {
  const { can_undo, undo_asks } = moment?.table ?? {};
  const [shown, isTruth] = [line?.shown, line?.shown.table === moment?.table];
  return useMemo(() => {
    if (!shown || isTruth) return shown ?? null;
    return { ...shown, table: { ...shown.table, can_undo: can_undo!, undo_asks: undo_asks! } };
  }, [shown, isTruth, can_undo, undo_asks]);
}
