import { useMemo, useRef } from "preact/hooks";
import type { Board } from "../boards/board";
import type { EntryData, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { type LogLine, Narrator } from "./narrator";

/** The lines of a game that is followed: only what is new is told. */
export function useLog(board: Board, table: TableData, entries: readonly EntryData[]): readonly LogLine[] {
  const text = useText();
  const narrator = useRef<Narrator | null>(null);
  return useMemo(() => {
    if (narrator.current?.board !== board || narrator.current.text !== text)
      narrator.current = new Narrator(board, text);
    narrator.current.hear(table, entries);
    return narrator.current.lines;
  }, [board, table, entries, text]);
}
