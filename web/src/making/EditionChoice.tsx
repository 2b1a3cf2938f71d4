import { boardTitle, inOurLanguage } from "../boards/titles";
import type { BoardData } from "../protocol/schema";
import { BoardPicture } from "./BoardPicture";

interface ChoiceProps {
  board: BoardData;
  chosen: boolean;
  onChoose: () => void;
}

/** One of the boards that can be played, with its picture. */
export function EditionChoice({ board: { id, board, words }, chosen, onChoose }: ChoiceProps) {
  return (
    <label class={chosen ? "edition chosen" : "edition"}>
      <input type="radio" name="edition" value={id} checked={chosen} onChange={onChoose} />
      <BoardPicture address={board} />
      <span class="title">{boardTitle({ name: id, words })}</span>
      <span class="muted">{inOurLanguage(words)?.about}</span>
    </label>
  );
}
