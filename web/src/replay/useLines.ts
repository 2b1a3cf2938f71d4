import { useMemo } from "preact/hooks";
import type { Board } from "../boards/board";
import { type LogLine, Narrator } from "../log/narrator";
import type { EntryData, TableData } from "../protocol/schema";
import { useText } from "../text/context";

/** The log up to a move: everything is told once, then cut. */
export function useLines(
  board: Board,
  table: TableData,
  moves: readonly EntryData[],
  at: number,
): readonly LogLine[] {
  const text = useText();
  const told = useMemo(() => {
    const narrator = new Narrator(board, text);
    const ends = moves.map((_, i) => {
      narrator.hear(table, moves.slice(i, i + 1));
      return narrator.lines.length;
    });
    return { lines: narrator.lines, ends };
  }, [board, table, moves, text]);
  return useMemo(() => told.lines.slice(0, told.ends[at] ?? told.lines.length), [told, at]);
}
