import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import type { DeskState, EditorDesk } from "./desk/EditorDesk";
import { KEYS } from "./desk/keys";
import type { Look } from "./desk/useLook";
import { isTrouble, type Keeping } from "./keep/Keeper";
import { PlayButton } from "./play/PlayButton";
import { PrintDialog } from "./share/PrintDialog";
import { PublishDialog } from "./share/PublishDialog";
import { exportBoard } from "./shelf/BoardShelf";

interface EditorHeaderProps {
  readonly desk: EditorDesk;
  readonly state: DeskState;
  readonly keeping: Keeping;
  readonly title: string;
  readonly look: Look | null;
  /** Says again why the board isn't kept. */
  readonly onTrouble: () => void;
  readonly onChecks: () => void;
}

/** The board's name, whether it is kept, and what can be done with it as a whole. */
export function EditorHeader({ desk, state, keeping, title, look, onTrouble, onChecks }: EditorHeaderProps) {
  const text = useText();
  const { past, future } = state.history;
  const [menu, setMenu] = useState(false);
  const faults = (look?.faults.length ?? 0) > 0;
  return (
    <header class="editor-head">
      <a class="icon-button" href={hrefOf("workshop")} aria-label={text("editor-shelf")}>
        <Icon name="back" size={20} />
      </a>
      <h1>
        <bdi>{title}</bdi>
      </h1>
      <span class="muted keeping" role="status" data-keeping={keeping}>
        {isTrouble(keeping) ? (
          <button type="button" class="link problem" data-trouble onClick={onTrouble}>
            {text(`editor-keeping-${keeping}`)}
          </button>
        ) : (
          text(`editor-keeping-${keeping}`)
        )}
      </span>
      <button
        type="button"
        class="icon-button"
        aria-label={text("editor-undo")}
        title={text("editor-undo")}
        data-undo
        disabled={!past}
        onClick={() => desk.undo()}
      >
        <Icon name="undo" size={20} />
      </button>
      <button
        type="button"
        class="icon-button redo"
        aria-label={text("editor-redo")}
        title={text("editor-redo")}
        data-redo
        disabled={!future}
        onClick={() => desk.redo()}
      >
        <Icon name="undo" size={20} />
      </button>
      <PlayButton desk={desk} faults={faults} onChecks={onChecks} />
      <button
        type="button"
        class="icon-button"
        aria-label={text("editor-menu")}
        data-menu
        onClick={() => setMenu(true)}
      >
        <Icon name="menu" size={20} />
      </button>
      {menu && <Menu desk={desk} faults={faults} onClose={() => setMenu(false)} />}
    </header>
  );
}

interface MenuProps {
  readonly desk: EditorDesk;
  readonly faults: boolean;
  readonly onClose: () => void;
}

function Menu({ desk, faults, onClose }: MenuProps) {
  const text = useText();
  const [asked, setAsked] = useState<"print" | "publish" | null>(null);
  if (asked === "print") return <PrintDialog board={desk.board} onClose={onClose} />;
  if (asked === "publish") return <PublishDialog board={desk.board} faults={faults} onClose={onClose} />;
  return (
    <Dialog title={text("editor-menu")} onClose={onClose}>
      <div class="menu-items">
        <button type="button" class="button" data-export onClick={() => exportBoard(desk.board)}>
          <Icon name="file" size={16} /> {text("editor-export")}
        </button>
        <button type="button" class="button" data-ask="print" onClick={() => setAsked("print")}>
          <Icon name="card" size={16} /> {text("editor-print")}
        </button>
        <button type="button" class="button" data-ask="publish" onClick={() => setAsked("publish")}>
          <Icon name="link" size={16} /> {text("editor-publish")}
        </button>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </div>
      <h3>{text("editor-keys")}</h3>
      <dl class="key-list">
        {KEYS.map(([shown, about]) => (
          <>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{text(about)}</dd>
          </>
        ))}
      </dl>
    </Dialog>
  );
}
