import { Icon } from "../look/Icon";
import type { ReviewedGame } from "../protocol/schema";
import { useText } from "../text/context";

interface TurnsProps {
  readonly review: ReviewedGame;
  /** The next decision that gave something up. */
  readonly next: number | null;
  readonly onMove: (number: number) => void;
}

/** What moved the game most, each with a way to its move. */
export function Turns({ review, next, onMove }: TurnsProps) {
  const text = useText();
  return (
    <section class="reviewed-turns panel">
      <h2>{text("reviewed-turning")}</h2>
      {review.remarks.map((remark) => (
        <p key={remark}>{remark}</p>
      ))}
      {review.turning_points.length === 0 && <p class="muted">{text("reviewed-turning-none")}</p>}
      <ol>
        {review.turning_points.map(({ number, said }) => (
          <li key={number}>
            <button type="button" data-turn={number} onClick={() => onMove(number)}>
              {said}
            </button>
          </li>
        ))}
      </ol>
      {next !== null && (
        <button type="button" class="button" data-next-mark onClick={() => onMove(next)}>
          <Icon name="next" size={16} /> {text("reviewed-next-mark")}
        </button>
      )}
    </section>
  );
}
