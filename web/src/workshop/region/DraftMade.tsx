import { Icon } from "../../look/Icon";
import { SmallBoard } from "../../look/SmallBoard";
import { useText } from "../../text/context";
import type { BoardDocument } from "../document/document";
import { pictureOf } from "../keep/picture";

/** What the server makes of a place on Earth. */
export interface DraftResult {
  readonly board: BoardDocument;
  readonly good: boolean;
  readonly advice: readonly string[];
}

interface MadeProps {
  readonly result: DraftResult;
  readonly onOpen: () => void;
  readonly onAnother: () => void;
  readonly onBack: () => void;
}

/** The draft: how it looks, what it is worth, and what to change where it is worth little. */
export function DraftMade({ result, onOpen, onAnother, onBack }: MadeProps) {
  const text = useText();
  const { board, good, advice } = result;
  return (
    <div class="draft-made" data-draft-made={good ? "good" : "poor"}>
      <SmallBoard picture={pictureOf(board)} />
      <p>
        {text("editor-counts", {
          cities: board.cities.length,
          routes: board.routes.length,
          tickets: board.tickets.length,
        })}
      </p>
      <p class={good ? "verdict fine" : "verdict"}>
        {good && <Icon name="check" />} {text(good ? "editor-draft-good" : "editor-draft-poor")}
      </p>
      {advice.length > 0 && (
        <ul>
          {advice.map((one) => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
      <div class="dialog-foot">
        <button type="button" class="button" onClick={onBack}>
          {text("editor-draft-back")}
        </button>
        <button type="button" class="button" onClick={onAnother}>
          {text("editor-draft-another")}
        </button>
        <button type="button" class="button main" data-open-draft onClick={onOpen}>
          {text("editor-draft-open")}
        </button>
      </div>
    </div>
  );
}
