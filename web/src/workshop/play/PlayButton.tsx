import { useEffect, useState } from "preact/hooks";
import { api } from "../../live/api";
import { whyNot } from "../../live/whyNot";
import { openGame } from "../../lobby/openGame";
import { Dialog } from "../../look/Dialog";
import { Icon } from "../../look/Icon";
import { settings } from "../../settings/settings";
import { useText } from "../../text/context";
import { workshopApi } from "../api";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { bring } from "../share/brought";

const USUAL_BOT = "normal";
const USUAL_PLAYERS = 3;

/** A table with a board that is brought to the server: whoever made it, and bots. */
async function play(board: BoardDocument): Promise<void> {
  const { board: edition } = await bring(board);
  const { least_players: least, most_players: most } = board.rules;
  const bots = Math.min(Math.max(USUAL_PLAYERS, least), most) - 1;
  const seat = { bot: "", promise: "" };
  await openGame(api, {
    edition,
    chairs: [
      { ...seat, kind: "you", name: settings().name },
      ...Array.from({ length: bots }, () => ({ ...seat, kind: "bot" as const, name: "", bot: USUAL_BOT })),
    ],
  });
}

interface PlayProps {
  readonly desk: EditorDesk;
  readonly faults: boolean;
  /** Leads to what keeps it from being played. */
  readonly onChecks: () => void;
}

/** One press from the board to a table; where that can't be, a sentence says why. */
export function PlayButton({ desk, faults, onChecks }: PlayProps) {
  const text = useText();
  const [open, setOpen] = useState<boolean | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    workshopApi.about().then(
      (told) => setOpen(told.open),
      () => setOpen(null),
    );
  }, []);
  const press = () => {
    if (faults) return setProblem(text("editor-play-faults"));
    if (open === false) return setProblem(text("editor-play-closed"));
    setBusy(true);
    return play(desk.board)
      .catch((why) => setProblem(whyNot(text, why)))
      .finally(() => setBusy(false));
  };
  return (
    <>
      <button type="button" class="button main" data-play disabled={busy} onClick={() => void press()}>
        <Icon name="play" size={16} /> {text("editor-play")}
      </button>
      {problem && (
        <Dialog title={text("editor-play")} onClose={() => setProblem(null)}>
          <p role="alert">{problem}</p>
          {faults && (
            <div class="dialog-foot">
              <button
                type="button"
                class="button main"
                data-to-checks
                onClick={() => {
                  setProblem(null);
                  onChecks();
                }}
              >
                {text("editor-checks")}
              </button>
            </div>
          )}
        </Dialog>
      )}
    </>
  );
}
