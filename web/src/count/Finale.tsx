import { useMemo, useState } from "preact/hooks";
import { BoardTable } from "../board/BoardTable";
import type { Board } from "../boards/board";
import { DealVerdict } from "../deal/DealWords";
import { LAYOUTS } from "../layout/layout";
import type { Link } from "../live/link";
import { Boundary } from "../look/Boundary";
import type { TableData } from "../protocol/schema";
import { adapt } from "../table/adapt";
import { Header } from "../table/Header";
import { useText } from "../text/context";
import { onBoard } from "../view/game";
import { Actions } from "./Actions";
import { CountTable } from "./CountTable";
import { CountTickets } from "./CountTickets";
import { Farewell } from "./Farewell";
import { litBy } from "./lit";
import { showOf } from "./result";
import { ShowPanel } from "./ShowPanel";
import { stepsOf, ticketsAt } from "./show";
import { useShow } from "./useShow";
import "./page.css";

export interface FinaleProps {
  readonly board: Board;
  readonly link: Link;
  readonly table: TableData;
}

/** The end of a game: the count as a show, then the table that stays. */
export function Finale({ board, link, table }: FinaleProps) {
  const text = useText();
  const game = useMemo(() => adapt(board, table, [], text("player-you")), [board, table, text]);
  const show = useMemo(() => showOf(table.result!), [table.result]);
  const steps = useMemo(() => stepsOf(show), [show]);
  const { at, skip, again } = useShow(table.about.game, steps.length);
  const [pointed, setPointed] = useState<number | null>(null);
  const shown = { board, seats: game.seats, count: show.count };
  const step = at === null ? null : steps[at]!;
  const looked = show.tickets.find(({ id }) => id === pointed) ?? null;
  return (
    <main
      data-number={table.about.number}
      class={board.height > board.width ? "count-page upright" : "count-page"}
    >
      <Header board={board} game={game} camera={null} layout={LAYOUTS.desk} talk="button" />
      <div class="count-board" style={{ aspectRatio: `${board.width} / ${board.height}` }}>
        <Boundary of={step} class="board">
          <BoardTable
            board={board}
            table={onBoard(game)}
            marks={litBy(board, step, looked)}
            buttons={false}
          />
        </Boundary>
      </div>
      <div class="count-side">
        {step ? (
          <Boundary of={step}>
            <ShowPanel {...shown} step={step} onSkip={skip} />
          </Boundary>
        ) : (
          <>
            <Boundary of={table}>
              <CountTable {...shown} seat={table.seat} />
            </Boundary>
            <Boundary of={table}>
              <Farewell table={table} seats={game.seats} />
            </Boundary>
            <Boundary of={table}>
              {table.deal && <DealVerdict deal={table.deal} about={table.about} />}
            </Boundary>
            <Actions link={link} about={table.about} onAgain={again} />
          </>
        )}
      </div>
      <Boundary of={step} class="count-tickets">
        {step ? (
          <CountTickets {...shown} count={ticketsAt(show, steps, at!)} />
        ) : (
          <CountTickets {...shown} onPoint={setPointed} />
        )}
      </Boundary>
    </main>
  );
}
