import { Icon } from "../look/Icon";
import { useText } from "../text/context";

interface AnswerProps {
  /** What is chosen now. */
  readonly action: number;
  readonly label: string;
  readonly disabled?: boolean;
  /** It gets the focus: there is nothing to choose before. */
  readonly first?: boolean;
}

/** The main button of a question: it does what is chosen. */
export function Answer({ action, label, disabled = false, first }: AnswerProps) {
  return (
    <button type="submit" class="button main" data-action={action} data-first={first} disabled={disabled}>
      <Icon name="check" /> {label}
    </button>
  );
}

/** The same, where the question can be left unanswered. */
export function AnswerOrCancel({ onCancel, ...answer }: AnswerProps & { readonly onCancel: () => void }) {
  const text = useText();
  return (
    <>
      <button type="button" class="button" onClick={onCancel}>
        {text("choice-cancel")}
      </button>
      <Answer {...answer} />
    </>
  );
}
