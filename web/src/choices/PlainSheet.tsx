import type { Choice } from "../protocol/schema";
import { useText } from "../text/context";
import { named } from "../text/names";
import { ChoiceButtons } from "./ChoiceButtons";
import { Sheet } from "./Sheet";

export interface PlainProps {
  /** The verb or the phase that asks. */
  readonly title: string;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  readonly onCancel?: () => void;
}

/** A question that no other sheet asks: every choice as the server writes it. */
export function PlainSheet({ title, choices, onChoose, onCancel }: PlainProps) {
  const text = useText();
  const cancel = onCancel && (
    <button type="button" class="button" onClick={onCancel}>
      {text("choice-cancel")}
    </button>
  );
  return (
    <Sheet
      title={named(text, `action-${title}`, title)}
      foot={cancel}
      onConfirm={() => {}}
      {...(onCancel && { onCancel })}
    >
      <ChoiceButtons
        class="plain-choices"
        choices={choices}
        label={({ notation }) => notation}
        onChoose={onChoose}
      />
    </Sheet>
  );
}
