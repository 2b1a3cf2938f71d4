import { useMemo, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { BoardTable } from "../board/BoardTable";
import type { Board } from "../boards/board";
import { boardTitle } from "../boards/titles";
import { useBoard } from "../boards/useBoard";
import { Display } from "../cards/Display";
import { Log } from "../log/Log";
import { Boundary } from "../look/Boundary";
import { DeadEnd } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import { useEffects } from "../motion/effects";
import { useFlights } from "../motion/flights";
import { Motion } from "../motion/Motion";
import type { TableData } from "../protocol/schema";
import { adapt } from "../table/adapt";
import type { BoardSpot } from "../telling/parts";
import { useText } from "../text/context";
import { onBoard, piecesOf } from "../view/game";
import { type Marks, noMarks } from "../view/table";
import { BotsWords } from "./BotsWords";
import { Controls } from "./Controls";
import { claimsOf, movesOf } from "./moves";
import { OpenSeats } from "./OpenSeats";
import { openView } from "./positions";
import { useLines } from "./useLines";
import { usePlayer } from "./usePlayer";
import { type Finished, isGoing, useFinished, usePosition } from "./useReplay";
import { useReplayKeys } from "./useReplayKeys";
import "./replay.css";

/** Every move of a game again, with open hands, or of one that bots still play; the address holds the move. */
export function ReplayPage({ game, at }: { game: string; at: number | null }) {
  const finished = useFinished(game);
  const board = useBoard(typeof finished === "object" ? finished?.table.about.board : undefined);
  if (typeof finished === "string") return <NotYet game={game} why={finished} />;
  if (!finished || !board) return <Waiting />;
  return <Played game={game} wanted={at} board={board} finished={finished} />;
}

/** Nothing to replay; there is a way on. */
export function NotYet({ game, why }: { game: string; why: string }) {
  const text = useText();
  return (
    <DeadEnd words={why}>
      <a class="button" href={hrefOf("game", game)}>
        {text("replay-table")}
      </a>
    </DeadEnd>
  );
}

interface PlayedProps {
  game: string;
  wanted: number | null;
  board: Board;
  finished: Finished;
}

function Played({ game, wanted, board, finished }: PlayedProps) {
  const text = useText();
  const moves = useMemo(() => movesOf(finished.entries), [finished]);
  const claims = useMemo(() => claimsOf(moves), [moves]);
  const last = moves.length - 1;
  const going = isGoing(finished);
  const player = usePlayer(game, wanted, last, { going });
  const position = usePosition(game, player.at, last);
  const past = useMemo(() => moves.slice(0, player.at + 1), [moves, player.at]);
  const log = useLines(board, finished.table, moves, player.at);
  const [spot, setSpot] = useState<BoardSpot | null>(null);
  const effects = useEffects(past);
  const flights = useFlights(effects);
  useReplayKeys(player, claims, last);
  if (!position) return <Waiting />;
  const table: TableData = { ...finished.table, seat: null, view: openView(position) };
  const shown = adapt(board, table, []);
  const point = (cities: readonly number[] | null) => setSpot(cities && { cities, routes: [] });
  return (
    <main class={board.height > board.width ? "replay upright" : "replay"}>
      <header class="replay-header">
        <a class="title" href={hrefOf("home")}>
          Trilhos
        </a>
        <h1 class="muted">
          {boardTitle(board)} · {text("replay-title")}
        </h1>
        {!going && (
          <>
            <a class="button" href={hrefOf("review", game)}>
              {text("show-review")}
            </a>
            <a class="button" href={hrefOf("game", game)}>
              {text("count-title")}
            </a>
          </>
        )}
      </header>
      <div class="replay-board" style={{ "--aspect": `${board.width} / ${board.height}` }}>
        <Boundary of={position} class="board">
          <BoardTable board={board} table={onBoard(shown)} marks={marksOf(spot)} />
        </Boundary>
      </div>
      <Controls game={game} player={player} claims={claims} pieces={piecesOf(shown.seats)} last={last} />
      <Boundary of={position} class="replay-seats panel">
        <OpenSeats board={board} game={shown} views={position.seats} onPoint={point} />
      </Boundary>
      <section class="replay-market panel">
        <Boundary of={position} class="display">
          <Display cards={shown.display} />
        </Boundary>
      </section>
      <section class="replay-log panel">
        <BotsWords move={moves[player.at]!} />
        <Boundary of={log}>
          <Log lines={log} pieces={piecesOf(shown.seats)} onPoint={setSpot} />
        </Boundary>
      </section>
      <Boundary of={position} class="unseen">
        <Motion {...{ effects, flights, table }} />
      </Boundary>
    </main>
  );
}

const marksOf = (spot: BoardSpot | null): Marks =>
  spot ? { spotlight: spot.cities, ...(spot.routes.length > 0 && { lit: new Set(spot.routes) }) } : noMarks;
