import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { type Api, api as live } from "../live/api";
import type { LessonAt, LessonStepData, LessonText, TableData } from "../protocol/schema";
import { type Guide, GuideContext } from "../view/guide";
import { noMarks } from "../view/table";
import { LessonCard } from "./LessonCard";
import { selectorsOf, useOutline } from "./pointing";
import { keepProgress } from "./progress";
import "./lesson.css";

interface LessonGameProps {
  board: Board;
  table: TableData;
  lesson: LessonAt;
  /** The table, or the count. */
  children: ComponentChildren;
  api?: Pick<Api, "lesson" | "lessons" | "learn">;
}

/** A game that teaches: the real table, and beside it a card that says what to do, and points at it. */
export function LessonGame({ board, table, lesson, children, api = live }: LessonGameProps) {
  const [told, setTold] = useState<LessonText | null>(null);
  useEffect(() => void api.lesson(lesson.id).then(setTold, () => {}), [api, lesson.id]);
  useEffect(() => {
    const { id, steps } = lesson;
    const at = lesson.step ?? steps;
    keepProgress(id, {
      game: table.about.game,
      step: at,
      steps,
      done: lesson.step !== null && at >= steps - 1,
    });
  }, [lesson.id, lesson.step]);
  const step = lesson.step === null ? undefined : told?.steps[lesson.step];
  const guide = useMemo(() => guideOf(board, step), [board, step]);
  useOutline(useMemo(() => selectorsOf(step, table.legal), [step, table.legal]));
  return (
    <GuideContext.Provider value={guide}>
      <div class="lesson-game">
        <LessonCard lesson={lesson} told={told} api={api} />
        {children}
      </div>
    </GuideContext.Provider>
  );
}

/** What a step shows on the board: its routes, and the cities that it names or at which they end. */
function guideOf(board: Board, step: LessonStepData | undefined): Guide {
  if (!step || step.routes.length + step.cities.length === 0) return { marks: noMarks, spots: [] };
  const ends = step.routes.flatMap((route) => [board.routes[route]!.a, board.routes[route]!.b]);
  const cities = [...new Set([...ends, ...step.cities])];
  return {
    marks: { spotlight: cities, ...(step.routes.length > 0 && { lit: new Set(step.routes) }) },
    spots: cities.map((city) => board.cities[city]!),
  };
}
