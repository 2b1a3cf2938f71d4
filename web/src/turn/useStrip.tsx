import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import type { LogLine } from "../log/narrator";
import { Strip } from "../log/Strip";
import { type Step, spotOf, useSteps } from "../log/steps";
import { type Effects, effectsOf, still } from "../motion/effects";
import type { EntryData, TableData } from "../protocol/schema";
import { piecesOf, type TableGame } from "../view/game";
import { marksOf } from "../view/held";
import type { Marks } from "../view/table";
import type { Turn } from "./turn";

interface Playing {
  readonly board: Board;
  readonly table: TableData;
  readonly entries: readonly EntryData[];
  readonly lines: readonly LogLine[];
  readonly game: TableGame;
  readonly turn: Turn;
}

/** What others did since one has moved: told in a strip, marked on the board, and shown again when it is asked for. */
export function useStrip({ board, table, entries, lines, game, turn }: Playing) {
  const steps = useSteps(board, table, entries, lines);
  const [again, setAgain] = useState<{ step: Step; effects: Effects } | null>(null);
  useEffect(() => setAgain(null), [turn, table.about.position]);
  const show = (step: Step) =>
    setAgain(again?.step.key === step.key ? null : { step, effects: effectsOf(step.entries, true) });
  const marks = useMemo(() => stripMarks(board, steps, again?.step ?? null), [board, steps, again]);
  return {
    strip: steps.length > 0 && (
      <Strip steps={steps} pieces={piecesOf(game.seats)} shown={again?.step.key ?? null} onShow={show} />
    ),
    marks,
    again: again?.effects ?? still,
    /** Whether the board goes to what is shown again. */
    follow: again !== null,
  };
}

function stripMarks(board: Board, steps: readonly Step[], again: Step | null): Marks {
  const recent = {
    routes: new Set(steps.flatMap(({ laid }) => laid)),
    cities: new Set(steps.flatMap(({ built }) => built)),
  };
  const { cities, routes } = again ? spotOf(board, again) : { cities: [], routes: [] };
  return { recent, ...(cities.length > 0 && marksOf({ cities, way: routes })) };
}
