import { useState } from "preact/hooks";
import { whyNot } from "../live/whyNot";
import { Badge } from "../look/Badge";
import { Icon } from "../look/Icon";
import type { ReviewedMove, ReviewedOption } from "../protocol/schema";
import { useText } from "../text/context";
import type { Text } from "../text/text";
import type { Seat } from "../view/game";
import { type MarkName, markGlyphs, percent } from "./figures";

interface MoveProps {
  readonly move: ReviewedMove;
  readonly seat: Seat;
  /** The option that is shown on the board. */
  readonly shown: number;
  readonly onShow: (option: number) => void;
  readonly onStudy: () => Promise<unknown>;
}

/** A mark: a word and a sign, in a colour. */
export function MarkBadge({ mark }: { mark: MarkName }) {
  const text = useText();
  return (
    <span class={`mark mark-${mark}`}>
      <span aria-hidden="true">{markGlyphs[mark].glyph}</span> {text(`reviewed-mark-${mark}`)}
    </span>
  );
}

/** One decision: what was chosen, what it was worth, and what else there was. */
export function MovePanel({ move, seat, shown, onShow, onStudy }: MoveProps) {
  const text = useText();
  const luck = percent(Math.abs(move.luck));
  return (
    <section class="reviewed-move panel" aria-live="polite" data-move={move.number}>
      <h2>
        <Badge colour={seat.colour} size={20} />{" "}
        {text("reviewed-by", { number: move.number, name: seat.name })}
        <MarkBadge mark={move.mark} />
      </h2>
      <p class="said">{move.said}</p>
      <p>
        {text("reviewed-chances", { chance: percent(move.chance), after: percent(move.after) })}{" "}
        {luck > 0 && text(move.luck > 0 ? "reviewed-luck-good" : "reviewed-luck-bad", { points: luck })}
      </p>
      {move.why.map((line) => (
        <p key={line} class="why">
          {line}
        </p>
      ))}
      <h3>{text("reviewed-options")}</h3>
      <ul class="reviewed-options">
        {move.options.map((option, i) => (
          <li key={option.said}>
            <button type="button" aria-pressed={i === shown} data-option={i} onClick={() => onShow(i)}>
              <span class="said">{option.said}</span>
              {option.chosen && <small class="muted">{text("reviewed-played")}</small>}
              <b>{worth(text, option, i === 0)}</b>
            </button>
          </li>
        ))}
      </ul>
      <Study name={seat.name} onStudy={onStudy} />
    </section>
  );
}

/** The chance that the best option leaves, and how much less the others do, where that is proven. */
function worth(text: Text, { win, less }: ReviewedOption, best: boolean): string {
  if (best) return text("reviewed-worth", { percent: percent(win) });
  const lost = percent(less);
  return lost > 0 ? text("reviewed-less", { percent: lost }) : text("reviewed-even");
}

/** From here on against bots. */
function Study({ name, onStudy }: { name: string; onStudy: MoveProps["onStudy"] }) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const begin = () => {
    setBusy(true);
    setProblem(null);
    onStudy()
      .catch((why) => setProblem(whyNot(text, why)))
      .finally(() => setBusy(false));
  };
  return (
    <div class="study">
      <button type="button" class="button" data-study disabled={busy} onClick={begin}>
        <Icon name="play" size={16} /> {text("reviewed-study")}
      </button>
      <p class="muted">{text(busy ? "reviewed-studying" : "reviewed-study-as", { name })}</p>
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
