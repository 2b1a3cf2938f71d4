import { hrefOf } from "../../address";
import { Dialog } from "../../look/Dialog";
import { Icon } from "../../look/Icon";
import { useText } from "../../text/context";
import type { Text } from "../../text/text";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { exportBoard } from "../shelf/BoardShelf";
import { copyOf, keepNew } from "../shelf/copies";
import { isTrouble, type Keeper, type Keeping } from "./Keeper";

/** Keeps a board beside the one that it was, and tells its place. */
export const keepCopy = (text: Text, board: BoardDocument, follow: boolean): Promise<string> =>
  keepNew(
    copyOf(board, (title) => text("editor-copy-of", { title })),
    follow,
  );

interface TroubleProps {
  readonly desk: EditorDesk;
  readonly keeping: Keeping;
  readonly keeper: { readonly current: Keeper | null };
  /** The trouble that was read and laid aside. */
  readonly unsaid: Keeping;
  readonly onUnsaid: (keeping: Keeping) => void;
  readonly onTheirs: () => void;
}

/** The board can't be kept: another window has changed it, or the device has no room or keeps nothing. */
export function Trouble({ desk, keeping, keeper, unsaid, onUnsaid, onTheirs }: TroubleProps) {
  const text = useText();
  if (!isTrouble(keeping) || keeping === unsaid) return null;
  const keepMine = async () => {
    const id = await keepCopy(text, desk.board, desk.state.follow);
    keeper.current?.giveUp();
    location.hash = hrefOf("workshop", id);
  };
  const takeTheirs = () => {
    keeper.current?.giveUp();
    onTheirs();
  };
  return (
    <Dialog title={text(`editor-${keeping}`)} onClose={() => onUnsaid(keeping)}>
      <p>{text(`editor-${keeping}-about`)}</p>
      <div class="menu-items">
        {keeping === "changed" ? (
          <>
            <button type="button" class="button" onClick={takeTheirs}>
              <Icon name="undo" size={16} /> {text("editor-take-theirs")}
            </button>
            <button type="button" class="button" onClick={() => void keepMine()}>
              <Icon name="plus" size={16} /> {text("editor-keep-copy")}
            </button>
            <button type="button" class="button" onClick={() => void keeper.current?.overwrite()}>
              <Icon name="file" size={16} /> {text("editor-keep-mine")}
            </button>
          </>
        ) : (
          <button type="button" class="button main" data-export onClick={() => exportBoard(desk.board)}>
            <Icon name="file" size={16} /> {text("editor-export")}
          </button>
        )}
      </div>
    </Dialog>
  );
}
