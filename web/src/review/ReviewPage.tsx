import { useMemo, useRef, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { BoardTable } from "../board/BoardTable";
import type { Board } from "../boards/board";
import { boardTitle } from "../boards/titles";
import { useBoard } from "../boards/useBoard";
import { api } from "../live/api";
import { firstToken } from "../live/seats";
import { enter } from "../lobby/openGame";
import { Boundary } from "../look/Boundary";
import { Waiting } from "../look/Waiting";
import { PageWords } from "../PageWords";
import type { ReviewedGame, TableData } from "../protocol/schema";
import { Controls } from "../replay/Controls";
import { claimsOf, movesOf } from "../replay/moves";
import { openView } from "../replay/positions";
import { NotYet } from "../replay/ReplayPage";
import { usePlayer } from "../replay/usePlayer";
import { type Finished, useFinished, usePosition } from "../replay/useReplay";
import { useReplayKeys } from "../replay/useReplayKeys";
import { setting } from "../settings/settings";
import { adapt } from "../table/adapt";
import { useText } from "../text/context";
import { onBoard, piecesOf } from "../view/game";
import { AskReview } from "./AskReview";
import { Curve } from "./Curve";
import { firstShown, nextTold, optionMarks } from "./figures";
import { MovePanel } from "./MovePanel";
import { ReviewedPlayers } from "./ReviewedPlayers";
import { Turns } from "./Turns";
import { useReview } from "./useReview";
import "./review.css";

interface PageProps {
  game: string;
  at: number | null;
}

/** Where a finished game was won and lost; the address holds the move. */
export const ReviewPage = (props: PageProps) => (
  <PageWords page="review">
    <Opened {...props} />
  </PageWords>
);

function Opened({ game, at }: PageProps) {
  const finished = useFinished(game);
  const board = useBoard(typeof finished === "object" ? finished?.table.about.board : undefined);
  if (typeof finished === "string") return <NotYet game={game} why={finished} />;
  if (!finished || !board) return <Waiting />;
  return <Reviewed game={game} wanted={at} board={board} finished={finished} />;
}

interface ReviewedProps {
  game: string;
  wanted: number | null;
  board: Board;
  finished: Finished;
}

function Reviewed({ game, wanted, board, finished }: ReviewedProps) {
  const text = useText();
  const reviewing = useReview(game);
  const seats = useMemo(() => adapt(board, finished.table, []).seats, [board, finished]);
  const moves = useMemo(() => movesOf(finished.entries), [finished]);
  const review = reviewing.state?.review ?? null;
  const rough = reviewing.state?.curve ?? [];
  return (
    <main
      class={board.height > board.width ? "review upright" : "review"}
      data-review={reviewing.state?.state}
    >
      <header class="replay-header">
        <a class="title" href={hrefOf("home")}>
          Trilhos
        </a>
        <h1 class="muted">
          {boardTitle(board)} · {text("reviewed-title")}
        </h1>
        <a class="button" href={hrefOf("game", game)}>
          {text("count-title")}
        </a>
      </header>
      {review ? (
        <Judged {...{ game, wanted, board, finished, moves, review }} />
      ) : (
        <div class="review-asking">
          <AskReview reviewing={reviewing} />
          {rough.length > 0 && <Curve seats={seats} fair={rough} last={moves.length - 1} />}
        </div>
      )}
    </main>
  );
}

interface JudgedProps extends ReviewedProps {
  moves: ReturnType<typeof movesOf>;
  review: ReviewedGame;
}

/** A review that is there: the board before each decision, with what was chosen and what there was. */
function Judged({ game, wanted, board, finished, moves, review }: JudgedProps) {
  const claims = useMemo(() => claimsOf(moves), [moves]);
  const last = moves.length - 1;
  const player = usePlayer(game, wanted ?? review.turning_points[0]?.number ?? 1, last, { page: "review" });
  const { at, show } = player;
  const position = usePosition(game, Math.max(0, at - 1), last); // before the move
  const move = review.moves.find(({ number }) => number === at);
  const [option, setOption] = useState<{ at: number; shown: number } | null>(null);
  useReplayKeys(player, claims, last);
  if (!position) return <Waiting />;
  const table: TableData = { ...finished.table, seat: null, view: openView(position) };
  const shown = adapt(board, table, []);
  const chosen = !move ? 0 : option?.at === at ? option.shown : firstShown(move);
  const ends = (route: number) => [board.routes[route]!.a, board.routes[route]!.b];
  const marks = optionMarks(move?.options[chosen], move?.seat ?? 0, onBoard(shown), ends);
  const study = () =>
    api
      .study(game, firstToken(game), { number: move!.number, seat: move!.seat, name: setting("name").trim() })
      .then(enter);
  const next = nextTold(review.moves, at);
  const place = useRef<HTMLDivElement>(null);
  const jump = (to: number) => {
    show(to);
    place.current?.scrollIntoView({ block: "start" }); // on a phone it is far above the list
  };
  return (
    <>
      <div ref={place} class="review-board" style={{ "--aspect": `${board.width} / ${board.height}` }}>
        <Boundary of={position} class="board">
          <BoardTable board={board} table={onBoard(shown)} marks={marks} />
        </Boundary>
      </div>
      <Controls {...{ game, player, claims, last }} page="review" pieces={piecesOf(shown.seats)} />
      <div class="review-side">
        {move ? (
          <MovePanel
            key={move.number}
            move={move}
            seat={shown.seats[move.seat]!}
            shown={chosen}
            onShow={(index) => setOption({ at, shown: index })}
            onStudy={study}
          />
        ) : (
          <Undecided at={at} next={next} onMove={show} />
        )}
        <Turns review={review} next={next} onMove={jump} />
        <ReviewedPlayers players={review.players} seats={shown.seats} method={review.method} />
      </div>
      <Curve
        seats={shown.seats}
        fair={review.curve}
        open={review.open_curve}
        moves={review.moves}
        {...{ last, at, onMove: show }}
      />
    </>
  );
}

/** A move at which there was no choice. */
function Undecided({ at, next, onMove }: { at: number; next: number | null; onMove: (at: number) => void }) {
  const text = useText();
  return (
    <section class="reviewed-move panel" aria-live="polite">
      <p>{text(at === 0 ? "reviewed-deal" : "reviewed-none")}</p>
      {next === null && at === 0 && (
        <button type="button" class="button" onClick={() => onMove(1)}>
          {text("replay-next")}
        </button>
      )}
    </section>
  );
}
