import { useState } from "preact/hooks";
import { hrefOf } from "../../address";
import { ask } from "../../live/http";
import { whyNot } from "../../live/whyNot";
import { Check } from "../../look/Check";
import { Dialog } from "../../look/Dialog";
import { useText } from "../../text/context";
import type { BoardDocument } from "../document/document";
import { shutWords, useWorkshop } from "../work/useWorkshop";
import { bring } from "./brought";

interface PublishProps {
  readonly board: BoardDocument;
  /** It can't be played yet. */
  readonly faults: boolean;
  readonly onClose: () => void;
}

/** Shows a board, as it is now, in the gallery of the server, or takes it out again. */
export function PublishDialog({ board, faults, onClose }: PublishProps) {
  const text = useText();
  const workshop = useWorkshop();
  const shut = shutWords(workshop);
  const [mine, setMine] = useState(false);
  const [busy, setBusy] = useState(false);
  const [done, setDone] = useState<"shown" | "withdrawn" | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const show = async (shown: boolean) => {
    setBusy(true);
    setProblem(null);
    try {
      const { board: address, secret } = await bring(board);
      if (!secret) return setProblem(text("editor-publish-theirs"));
      const path = `workshop/boards/${address}/gallery`;
      await ask(path, { token: secret, ...(shown ? { body: {} } : { method: "DELETE" }) });
      setDone(shown ? "shown" : "withdrawn");
    } catch (why) {
      setProblem(whyNot(text, why));
    } finally {
      setBusy(false);
    }
  };
  const refused = shut ? text(shut) : faults ? text("editor-play-faults") : null;
  return (
    <Dialog title={text("editor-publish")} onClose={onClose}>
      {refused ? (
        <p role="alert">{refused}</p>
      ) : (
        <div class="ask">
          <p>{text("editor-publish-about")}</p>
          {!board.licence && <p class="muted">{text("editor-publish-licence")}</p>}
          {workshop && workshop !== "lost" && <Check on={mine} label={workshop.warning} onChange={setMine} />}
          {problem && (
            <p class="problem" role="alert">
              {problem}
            </p>
          )}
          {done && (
            <p role="status" data-published={done}>
              {text(`editor-publish-${done}`)} <a href={hrefOf("boards")}>{text("gallery-title")}</a>
            </p>
          )}
          <div class="dialog-foot">
            <button type="button" class="button" disabled={busy} onClick={() => void show(false)}>
              {text("editor-publish-withdraw")}
            </button>
            <button
              type="button"
              class="button main"
              data-publish
              disabled={busy || !mine}
              onClick={() => void show(true)}
            >
              {text("editor-publish-show")}
            </button>
          </div>
        </div>
      )}
    </Dialog>
  );
}
