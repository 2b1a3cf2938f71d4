import { useEffect, useState } from "preact/hooks";
import type { GameHere } from "../follow/context";
import { api as live } from "../live/api";
import { whyNot } from "../live/whyNot";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import type { HintData } from "../protocol/schema";
import { useText } from "../text/context";
import { decides } from "../view/seats";

type HintApi = Pick<typeof live, "hint">;

/** What should I do? A light tip first, the move on a second press; where all have agreed to it, and on one's own turn. */
export function HintButton({
  link,
  table,
  api = live,
}: Pick<GameHere, "link" | "table"> & { api?: HintApi }) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const { hints, position, status } = table.about;
  useEffect(() => setOpen(false), [position]);
  if (!hints || status !== "running" || table.you === null || link.token === null) return null;
  return (
    <>
      <button
        type="button"
        class="icon-button"
        data-hint
        aria-label={text("hint-ask")}
        title={text("hint-ask")}
        aria-haspopup="dialog"
        disabled={!decides(table)}
        onClick={() => setOpen(true)}
      >
        <Icon name="bulb" />
      </button>
      {open && (
        <Dialog title={text("hint-title")} onClose={() => setOpen(false)}>
          <HintPanel ask={(full) => api.hint(link.game, link.token!, { expected: position, full })} />
        </Dialog>
      )}
    </>
  );
}

function HintPanel({ ask }: { ask: (full: boolean) => Promise<HintData> }) {
  const text = useText();
  const [hint, setHint] = useState<HintData | null>(null);
  const [full, setFull] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let here = true;
    setProblem(null);
    ask(full).then(
      (told) => here && setHint(told),
      (why) => here && setProblem(whyNot(text, why)),
    );
    return () => {
      here = false;
    };
  }, [full]);
  return (
    <div class="hint" aria-busy={hint === null && problem === null}>
      {problem && <p role="alert">{problem}</p>}
      {!hint && !problem && <p role="status">{text("hint-thinking")}</p>}
      {hint && (
        <div role="status" data-tip={hint.verb}>
          <p>
            <b>{hint.tip}</b>
          </p>
          {hint.why?.map((line) => (
            <p key={line}>{line}</p>
          ))}
          {hint.move && <p data-move>{text("hint-move", { move: hint.move })}</p>}
        </div>
      )}
      {hint && !full && (
        <button type="button" class="button main" data-full onClick={() => setFull(true)}>
          {text("hint-full")}
        </button>
      )}
      <p class="muted">{text("hint-told")}</p>
    </div>
  );
}
