import type { Choice } from "../protocol/schema";
import { useText } from "../text/context";
import { named } from "../text/names";
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
      <div class="plain-choices">
        {choices.map((choice, i) => (
          <button
            type="button"
            class="button"
            key={choice.id}
            data-action={choice.id}
            {...(i === 0 && { "data-first": "" })}
            onClick={() => onChoose(choice)}
          >
            {choice.notation}
          </button>
        ))}
      </div>
    </Sheet>
  );
}
