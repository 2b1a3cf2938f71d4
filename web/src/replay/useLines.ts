import { useMemo } from "preact/hooks";
import type { Board } from "../boards/board";
import { type LogLine, Narrator } from "../log/narrator";
import type { EntryData, TableData } from "../protocol/schema";
import { useText } from "../text/context";

/** The log up to a move, as it was then: what is told of several moves together grows with them. */
export function useLines(
  board: Board,
  table: TableData,
  moves: readonly EntryData[],
  at: number,
): readonly LogLine[] {
  const text = useText();
  const told = useMemo(() => {
    const narrator = new Narrator(board, text);
    return moves.map((move) => {
      narrator.hear(table, [move]);
      return narrator.lines;
    });
  }, [board, table, moves, text]);
  return told[at]!;
}
