import { hrefOf } from "../address";
import type { AttemptData, PuzzleData } from "../protocol/schema";
import { percent } from "../review/figures";
import { useText } from "../text/context";
import { DayLinks } from "./DayLinks";
import { kept, streak, today } from "./kept";
import type { Puzzling } from "./usePuzzle";

interface CardProps {
  puzzle: PuzzleData;
  puzzling: Puzzling;
  /** The move that is shown on the board. */
  shown: number;
  onShow: (move: number) => void;
}

/** What the puzzle asks; after an attempt, what that is worth and what would be best. */
export function PuzzleCard({ puzzle, puzzling, shown, onShow }: CardProps) {
  const text = useText();
  const { attempt, waiting, refused } = puzzling;
  return (
    <aside class="lesson-card puzzle-card panel" aria-label={text("daily-puzzle")}>
      <header>
        <h2>{text("daily-puzzle")}</h2>
        <span class="muted">
          {puzzle.day} · {text(`daily-grade-${puzzle.grade}`)}
        </span>
      </header>
      <div class="puzzle-said" aria-live="polite">
        {attempt ? (
          <Verdict attempt={attempt} />
        ) : (
          <>
            <p class="lesson-words">{puzzle.question}</p>
            <p class="muted">{text("daily-how")}</p>
          </>
        )}
        {refused && <p role="alert">{refused}</p>}
        {waiting === "lost" && <p role="status">{text("daily-lost")}</p>}
      </div>
      {attempt && <Moves attempt={attempt} shown={shown} onShow={onShow} />}
      {attempt && <Row />}
      <DayLinks page="puzzle" day={puzzle.day} before={puzzle.before} after={puzzle.after} />
      {attempt && (
        <footer>
          <a href={hrefOf("deal", puzzle.day)}>{text("daily-to-deal")}</a>
          <a href={hrefOf("home")}>{text("way-home")}</a>
        </footer>
      )}
    </aside>
  );
}

function Verdict({ attempt }: { attempt: AttemptData }) {
  const [verdict, ...why] = attempt.said;
  return (
    <>
      <p class="lesson-words" data-right={attempt.right}>
        <span aria-hidden="true">{attempt.right ? "★" : "✗"}</span> {verdict}
      </p>
      {why.map((line) => (
        <p key={line} class="why">
          {line}
        </p>
      ))}
    </>
  );
}

/** The best moves and the attempt; one pressed is shown on the board. */
function Moves({ attempt, shown, onShow }: { attempt: AttemptData } & Pick<CardProps, "shown" | "onShow">) {
  const text = useText();
  const worth = (less: number) =>
    percent(less) > 0 ? text("daily-less", { percent: percent(less) }) : text("daily-even");
  return (
    <ul class="puzzle-moves" aria-label={text("daily-moves")}>
      {attempt.moves.map((move, i) => (
        <li key={move.said}>
          <button type="button" aria-pressed={i === shown} data-option={i} onClick={() => onShow(i)}>
            <span class="said">
              {move.said}
              {move.chosen && <small class="muted"> {text("daily-yours")}</small>}
            </span>
            <b>{i === 0 ? text("daily-best", { percent: percent(move.win) }) : worth(move.less)}</b>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** How many days in a row. */
function Row() {
  const text = useText();
  const count = streak(kept().puzzles, today());
  return count > 0 ? <p class="muted">{text("daily-streak", { count })}</p> : null;
}
