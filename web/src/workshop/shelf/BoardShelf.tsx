import "./shelf.css";
import { useEffect, useState } from "preact/hooks";
import { go, hrefOf } from "../../address";
import { inOurLanguage } from "../../boards/titles";
import { Dialog } from "../../look/Dialog";
import { Icon } from "../../look/Icon";
import { keepFile } from "../../look/keep";
import { SmallBoard } from "../../look/SmallBoard";
import { SettingsButton } from "../../settings/SettingsDialog";
import { useText } from "../../text/context";
import type { BoardDocument } from "../document/document";
import { step } from "../document/history";
import { writeBoard } from "../document/read";
import { setWords } from "../document/rules";
import {
  fetchKept,
  forget,
  hearOthers,
  isFleeting,
  type Kept,
  keepBoard,
  keepsBoards,
  shelf,
} from "../keep/store";
import { copyOf, keepNew } from "./copies";
import { StartDialog } from "./StartDialog";

const titleOf = ({ words }: Pick<Kept, "words">): string => inOurLanguage(words)?.title ?? "";

/** Gives a board's file to the browser to keep. */
export const exportBoard = (board: BoardDocument): void =>
  keepFile(`${board.id}.json`, new Blob([writeBoard(board)], { type: "application/json" }));

/** My boards on this device, and the way to a new one. */
export function BoardShelf() {
  const text = useText();
  const [boards, setBoards] = useState<readonly Kept[] | null>(null);
  const [failed, setFailed] = useState(false);
  const [starting, setStarting] = useState(false);
  const [asked, setAsked] = useState<{ readonly kept: Kept; readonly about: "delete" | "rename" } | null>(
    null,
  );
  const look = () => shelf().then(setBoards, () => setFailed(true));
  useEffect(() => {
    void look();
    void keepsBoards().then((does) => does || setFailed(true));
    return hearOthers(() => void look());
  }, []);
  const begun = async (board: BoardDocument, follow: boolean) => go("workshop", await keepNew(board, follow));
  return (
    <main class="workshop-shelf">
      <header>
        <a class="icon-button" href={hrefOf("home")} aria-label={text("way-home")}>
          <Icon name="home" size={22} />
        </a>
        <h1>{text("editor-workshop")}</h1>
        <a class="button" href={hrefOf("boards")}>
          {text("editor-gallery")}
        </a>
        <SettingsButton />
      </header>
      <p class="muted">{text("editor-about")}</p>
      {failed && (
        <p class="panel problem" role="alert">
          {text("editor-no-store")}
        </p>
      )}
      <ul class="kept-boards" aria-label={text("editor-shelf")} aria-busy={!boards && !failed}>
        <li>
          <button type="button" class="panel new-board" onClick={() => setStarting(true)}>
            <Icon name="plus" size={34} />
            {text("editor-new")}
          </button>
        </li>
        {boards?.map((kept) => (
          <KeptBoard
            key={kept.id}
            kept={kept}
            onAsk={(about) => setAsked({ kept, about })}
            onCopy={async () => {
              await duplicate(kept, (title) => text("editor-copy-of", { title }));
              await look();
            }}
          />
        ))}
      </ul>
      {boards?.length === 0 && <p class="muted">{text("editor-shelf-none")}</p>}
      {starting && <StartDialog onBegin={begun} onClose={() => setStarting(false)} />}
      {asked && <AskDialog {...asked} onClose={() => setAsked(null)} onDone={look} />}
    </main>
  );
}

async function duplicate({ id, follow }: Kept, titled: (title: string) => string): Promise<void> {
  const found = await fetchKept(id);
  if (found) await keepNew(copyOf(found.history.now, titled), follow);
}

interface KeptProps {
  readonly kept: Kept;
  readonly onAsk: (about: "delete" | "rename") => void;
  readonly onCopy: () => void;
}

function KeptBoard({ kept, onAsk, onCopy }: KeptProps) {
  const text = useText();
  const title = titleOf(kept);
  const save = async () => {
    const found = await fetchKept(kept.id);
    if (found) exportBoard(found.history.now);
  };
  return (
    <li class="panel kept-board">
      <a href={hrefOf("workshop", kept.id)}>
        <SmallBoard picture={kept.picture} />
        <bdi class="title">{title}</bdi>
        <span class="muted">
          {isFleeting(kept.id)
            ? text("editor-keeping-fleeting")
            : text("editor-changed-at", { at: new Date(kept.at) })}
        </span>
      </a>
      <div class="kept-tools">
        <button
          type="button"
          class="button"
          onClick={() => onAsk("rename")}
          aria-label={text("editor-rename-board", { title })}
        >
          {text("editor-rename")}
        </button>
        <button
          type="button"
          class="button"
          onClick={onCopy}
          aria-label={text("editor-duplicate-board", { title })}
        >
          {text("editor-duplicate")}
        </button>
        <button
          type="button"
          class="button"
          onClick={save}
          aria-label={text("editor-export-board", { title })}
        >
          {text("editor-export")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => onAsk("delete")}
          aria-label={text("editor-delete-board", { title })}
        >
          {text("editor-delete")}
        </button>
      </div>
    </li>
  );
}

interface AskProps {
  readonly kept: Kept;
  readonly about: "delete" | "rename";
  readonly onClose: () => void;
  readonly onDone: () => void;
}

function AskDialog({ kept, about, onClose, onDone }: AskProps) {
  const text = useText();
  const [title, setTitle] = useState(titleOf(kept));
  const act = async (event: Event) => {
    event.preventDefault();
    if (about === "delete") await forget(kept.id);
    else if (title.trim()) await rename(kept, title.trim());
    onClose();
    onDone();
  };
  return (
    <Dialog title={text(`editor-${about}-board`, { title: titleOf(kept) })} onClose={onClose}>
      <form class="ask" onSubmit={act}>
        {about === "delete" ? (
          <p>{text("editor-delete-ask")}</p>
        ) : (
          <input
            class="field"
            dir="auto"
            maxLength={40}
            required
            aria-label={text("editor-title")}
            value={title}
            onInput={(event) => setTitle(event.currentTarget.value)}
          />
        )}
        <div class="dialog-foot">
          <button type="button" class="button" onClick={onClose}>
            {text("editor-cancel")}
          </button>
          <button type="submit" class="button main">
            {text(`editor-${about}`)}
          </button>
        </div>
      </form>
    </Dialog>
  );
}

/** In the language that it is shown in. */
async function rename(kept: Kept, title: string): Promise<void> {
  const found = await fetchKept(kept.id);
  if (!found) return;
  const board = found.history.now;
  const shown = inOurLanguage(board.words);
  const language = Object.keys(board.words).find((one) => board.words[one] === shown);
  if (!language) return;
  await keepBoard(kept.id, step(found.history, setWords(board, language, { ...shown, title })), found.kept);
}
