import { useEffect, useMemo, useState } from "preact/hooks";
import { BoardTable } from "../board/BoardTable";
import type { Board } from "../boards/board";
import { CountTable } from "../count/CountTable";
import { byTotal } from "../count/count";
import { Farewell } from "../count/Farewell";
import { litBy } from "../count/lit";
import { showOf } from "../count/result";
import { ShowPanel } from "../count/ShowPanel";
import { stepsOf } from "../count/show";
import { Badge } from "../look/Badge";
import { Boundary } from "../look/Boundary";
import type { TableData } from "../protocol/schema";
import { adapt } from "../table/adapt";
import { onBoard } from "../view/game";
import "../count/page.css";

const STEP = 1_600; // milliseconds: a whole room reads along
const NETWORK = 4; // steps for which one player's network is lit

/** The end of a game: the count as a show, and then everybody's network in turn, beside the table that stays. */
export function TvFinale({ board, table }: { board: Board; table: TableData }) {
  const game = useMemo(() => adapt(board, table, []), [board, table]);
  const show = useMemo(() => showOf(table.result!), [table.result]);
  const steps = useMemo(() => stepsOf(show), [show]);
  const tick = useTicks();
  const step = steps[tick] ?? null;
  const order = byTotal(show.count);
  const lit = order[Math.floor((tick - steps.length) / NETWORK) % order.length];
  const marks = useMemo(
    () =>
      step
        ? litBy(board, step, null)
        : { lit: new Set(game.owner.flatMap((owner, route) => (owner === lit ? [route] : []))) },
    [board, step, game, lit],
  );
  const shown = { board, seats: game.seats, count: show.count };
  const network = step ? null : game.seats[lit ?? 0]!;
  return (
    <main class="tv-finale" data-number={table.about.number}>
      <div class="table-board">
        <Boundary of={step} class="board">
          <BoardTable board={board} table={onBoard(game)} marks={marks} buttons={false} />
        </Boundary>
        {network && (
          <p class="tv-network panel" data-seat={lit}>
            <Badge colour={network.colour} size={24} /> <b>{network.name}</b>
          </p>
        )}
      </div>
      <div class="tv-count">
        <Boundary of={step}>
          {step ? <ShowPanel {...shown} step={step} /> : <CountTable {...shown} seat={null} />}
        </Boundary>
        {!step && (
          <Boundary of={table}>
            <Farewell table={table} seats={game.seats} />
          </Boundary>
        )}
      </div>
    </main>
  );
}

/** How many steps have gone by since it was shown. */
function useTicks(): number {
  const [tick, setTick] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTick((now) => now + 1), STEP);
    return () => clearInterval(timer);
  }, []);
  return tick;
}
