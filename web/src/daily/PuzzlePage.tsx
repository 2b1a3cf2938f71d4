import { useMemo, useState } from "preact/hooks";
import { hrefOf } from "../address";
import type { Board } from "../boards/board";
import { useBoard } from "../boards/useBoard";
import type { Followed, TableLink } from "../live/link";
import { Boundary } from "../look/Boundary";
import { DeadEnd } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import { PageWords } from "../PageWords";
import type { PuzzleData, ReviewedOption } from "../protocol/schema";
import { optionMarks } from "../review/figures";
import { adapt } from "../table/adapt";
import { useText } from "../text/context";
import { PlayTable } from "../turn/PlayTable";
import { onBoard } from "../view/game";
import { type Guide, GuideContext } from "../view/guide";
import { noMarks } from "../view/table";
import { PuzzleCard } from "./PuzzleCard";
import { type Puzzling, usePuzzle } from "./usePuzzle";
import "../lesson/lesson.css";
import "./daily.css";

/** The puzzle of a day: the table as its seat sees it, and a card that asks, and tells what an attempt is worth. */
export const PuzzlePage = ({ day }: { day: string }) => (
  <PageWords page="daily">
    <Asked key={day} day={day} />
  </PageWords>
);

function Asked({ day }: { day: string }) {
  const text = useText();
  const puzzling = usePuzzle(day);
  const { puzzle } = puzzling;
  const board = useBoard(typeof puzzle === "object" ? puzzle?.table.about.board : undefined);
  if (typeof puzzle === "string") {
    return (
      <DeadEnd words={puzzle}>
        <a class="button" href={hrefOf("puzzle")}>
          {text("daily-todays")}
        </a>
      </DeadEnd>
    );
  }
  if (!puzzle || !board) return <Waiting />;
  return <Puzzle board={board} puzzle={puzzle} puzzling={puzzling} />;
}

interface PuzzleProps {
  board: Board;
  puzzle: PuzzleData;
  puzzling: Puzzling;
}

function Puzzle({ board, puzzle, puzzling }: PuzzleProps) {
  const { attempt, attack } = puzzling;
  const { table, entries } = puzzle;
  const [shown, setShown] = useState(0);
  const link = useMemo((): TableLink => {
    const act = (action: number) => {
      setShown(0);
      attack(action); // what would follow, such as a payment, decides nothing
      return "";
    };
    const nothing = () => {};
    return { game: table.about.game, token: null, act, actAfter: nothing, undo: nothing, point: nothing };
  }, [table, attack]);
  const followed = useMemo(() => followedOf(puzzle), [puzzle]);
  const guide = useMemo(() => guideOf(board, puzzle, attempt?.moves[shown]), [board, puzzle, attempt, shown]);
  return (
    <GuideContext.Provider value={guide}>
      <div class="lesson-game puzzle" data-day={puzzle.day}>
        <PuzzleCard puzzle={puzzle} puzzling={puzzling} shown={shown} onShow={setShown} />
        <Boundary of={entries}>
          <PlayTable {...{ board, link, followed, table }} />
        </Boundary>
      </div>
    </GuideContext.Provider>
  );
}

/** Nothing happens at this table any more. */
const followedOf = ({ table, entries }: PuzzleData): Followed => ({
  status: "live",
  reason: null,
  table,
  entries,
  waiting: 0,
  pending: false,
  refused: null,
  screens: 0,
  pointing: null,
  ahead: null,
});

/** A move on the board, where it is at a place on it. */
function guideOf(board: Board, { table }: PuzzleData, option: ReviewedOption | undefined): Guide {
  const ends = (route: number) => [board.routes[route]!.a, board.routes[route]!.b];
  const marks = optionMarks(option, table.seat ?? 0, onBoard(adapt(board, table, [])), ends);
  return marks === noMarks
    ? { marks, spots: [] }
    : { marks, spots: (marks.spotlight ?? []).map((city) => board.cities[city]!) };
}
