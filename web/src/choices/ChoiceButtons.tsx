import type { ComponentChildren } from "preact";
import type { Choice } from "../protocol/schema";

interface ButtonsProps {
  readonly class: string;
  readonly choices: readonly Choice[];
  /** What stands on the button of a choice. */
  readonly label: (choice: Choice) => ComponentChildren;
  readonly onChoose: (choice: Choice) => void;
}

/** A button for each choice, which makes it at once. */
export const ChoiceButtons = ({ class: row, choices, label, onChoose }: ButtonsProps) => (
  <div class={row}>
    {choices.map((choice, i) => (
      <button
        type="button"
        class="button"
        key={choice.id}
        data-action={choice.id}
        {...(i === 0 && { "data-first": "" })}
        onClick={() => onChoose(choice)}
      >
        {label(choice)}
      </button>
    ))}
  </div>
);
