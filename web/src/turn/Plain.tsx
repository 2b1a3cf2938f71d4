import { Sheet } from "../choices/Sheet";
import type { Choice } from "../protocol/schema";
import { useText } from "../text/context";

interface PlainProps {
  title: string;
  choices: readonly Choice[];
  onChoose: (choice: Choice) => void;
  onCancel?: (() => void) | undefined;
}

/** Any choices at all, one button each, in the words of the notation. */
export function Plain({ title, choices, onChoose, onCancel }: PlainProps) {
  const text = useText();
  const foot = onCancel && (
    <button type="button" class="button" onClick={onCancel}>
      {text("choice-cancel")}
    </button>
  );
  return (
    <Sheet title={title} foot={foot} onConfirm={() => {}}>
      {choices.map((choice) => (
        <button type="button" class="button" data-action={choice.id} onClick={() => onChoose(choice)}>
          {choice.notation}
        </button>
      ))}
    </Sheet>
  );
}
