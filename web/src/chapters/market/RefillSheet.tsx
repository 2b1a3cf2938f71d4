import { CardBack } from "../../cards/CardBack";
import { Sheet } from "../../choices/Sheet";
import type { Choice } from "../../protocol/schema";
import { useText } from "../../text/context";
import { deckName } from "../../text/names";
import "./refill.css";

export interface RefillProps {
  readonly choices: readonly Choice[];
  /** The decks by their number. */
  readonly decks: readonly string[];
  readonly onChoose: (choice: Choice) => void;
}

/** Which deck the next face-up card comes from. */
export function RefillSheet({ choices, decks, onChoose }: RefillProps) {
  const text = useText();
  return (
    <Sheet title={text("refill-title")} foot={null} onConfirm={() => {}}>
      <p class="muted">{text("refill-about")}</p>
      <div class="refill">
        {choices.map((choice, i) => (
          <button
            type="button"
            class="button"
            key={choice.id}
            data-action={choice.id}
            {...(i === 0 && { "data-first": "" })}
            onClick={() => onChoose(choice)}
          >
            <CardBack kind={decks[choice.argument] ?? ""} />
            {deckName(text, decks[choice.argument] ?? choice.notation)}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
