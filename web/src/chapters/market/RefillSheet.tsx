import { CardBack } from "../../cards/CardBack";
import { ChoiceButtons } from "../../choices/ChoiceButtons";
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
      <ChoiceButtons
        class="refill"
        choices={choices}
        label={({ argument, notation }) => (
          <>
            <CardBack kind={decks[argument] ?? ""} />
            {deckName(text, decks[argument] ?? notation)}
          </>
        )}
        onChoose={onChoose}
      />
    </Sheet>
  );
}
