import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { BoardTable } from "../board/BoardTable";
import type { Board } from "../boards/board";
import { useBoard } from "../boards/useBoard";
import { Log } from "../log/Log";
import { Boundary } from "../look/Boundary";
import { DeadEnd } from "../look/DeadEnd";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import type { TableData } from "../protocol/schema";
import { openView } from "../replay/positions";
import { useLines } from "../replay/useLines";
import { adapt } from "../table/adapt";
import { useText } from "../text/context";
import { onBoard, piecesOf } from "../view/game";
import { noMarks } from "../view/table";
import { type Played, parting, useDealPosition, usePlayed } from "./beside";
import type { OwnGame } from "./useDeal";

interface BesideProps {
  day: string;
  own: OwnGame;
  other: string;
}

/** Two games of one deal, move by move. */
export function Beside({ day, own, other }: BesideProps) {
  const mine = usePlayed(day, own.game, own);
  const theirs = usePlayed(day, other, own);
  const board = useBoard(typeof mine === "object" ? mine?.table.about.board : undefined);
  const problem = [mine, theirs].find((one) => typeof one === "string");
  if (typeof problem === "string") return <Refused day={day} why={problem} />;
  if (!mine || !theirs || !board) return <Waiting />;
  return <Both {...{ day, own, other, board }} mine={mine as Played} theirs={theirs as Played} />;
}

function Refused({ day, why }: { day: string; why: string }) {
  const text = useText();
  return (
    <DeadEnd words={why}>
      <a class="button" href={hrefOf("deal", day)}>
        {text("daily-deal")}
      </a>
    </DeadEnd>
  );
}

type BothProps = BesideProps & { board: Board; mine: Played; theirs: Played };

function Both({ day, own, other, board, mine, theirs }: BothProps) {
  const text = useText();
  const last = Math.max(mine.moves.length, theirs.moves.length) - 1;
  const apart = parting(mine.moves, theirs.moves);
  const [at, setAt] = useState(apart ?? 0);
  const show = (to: number) => setAt(Math.max(0, Math.min(last, to)));
  return (
    <main class="daily-page beside" data-at={at} data-apart={apart ?? ""}>
      <header>
        <h1>{text("daily-beside-title", { day })}</h1>
        <a class="button" href={hrefOf("deal", day)}>
          {text("daily-results")}
        </a>
      </header>
      <section class="panel beside-controls" aria-label={text("daily-steps")}>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={text("replay-move")}
          onInput={({ currentTarget: { value } }) => show(Number(value))}
        />
        <div>
          <button
            type="button"
            class="button"
            aria-label={text("replay-back")}
            disabled={at === 0}
            onClick={() => show(at - 1)}
          >
            <Icon name="back" />
          </button>
          <button
            type="button"
            class="button"
            aria-label={text("replay-next")}
            disabled={at === last}
            onClick={() => show(at + 1)}
          >
            <Icon name="next" />
          </button>
          <output class="muted">{text("replay-at", { at, of: last })}</output>
          {apart !== null && (
            <button type="button" class="button" data-parting onClick={() => show(apart)}>
              {text("daily-parting", { number: apart })}
            </button>
          )}
        </div>
        <p>{apart === null ? text("daily-same") : text("daily-apart", { number: apart })}</p>
      </section>
      <div class="beside-games">
        <Side {...{ day, own, board, at }} game={own.game} played={mine} />
        {other !== own.game && <Side {...{ day, own, board, at }} game={other} played={theirs} />}
      </div>
    </main>
  );
}

interface SideProps {
  day: string;
  own: OwnGame;
  board: Board;
  at: number;
  game: string;
  played: Played;
}

/** One of the two: the board at this move, and what was played last. */
function Side({ day, own, board, at, game, played: { table, moves } }: SideProps) {
  const text = useText();
  const here = Math.min(at, moves.length - 1);
  const position = useDealPosition(day, game, own, here, moves.length - 1);
  const lines = useLines(board, table, moves, here);
  const person = table.about.chairs.find(({ kind }) => kind === "person");
  const name = person?.name ?? "";
  if (!position) return <Waiting />;
  const shown = adapt(board, { ...table, seat: null, view: openView(position) } as TableData, []);
  return (
    <section class="panel beside-game" aria-label={name}>
      <h2>
        {name} {game === own.game && <small class="muted">{text("daily-yours")}</small>}{" "}
        <b>{shown.seats[person?.seat ?? 0]?.points}</b>
      </h2>
      <div class="beside-board" style={{ "--aspect": `${board.width} / ${board.height}` }}>
        <Boundary of={position} class="board">
          <BoardTable board={board} table={onBoard(shown)} marks={noMarks} buttons={false} />
        </Boundary>
      </div>
      <div class="beside-log">
        <Log lines={lines} pieces={piecesOf(shown.seats)} live={game === own.game} />
      </div>
    </section>
  );
}
