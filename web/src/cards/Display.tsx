import { useText } from "../text/context";
import { Card } from "./Card";
import { type BackKind, CardBack } from "./CardBack";

export interface DisplayProps {
  /** The face-up cards by slot; null in a gap. */
  cards: readonly (string | null)[];
  /** Slots that may be taken; none given: all are shown at full strength, none can be clicked. */
  legal?: ReadonlySet<number>;
  onTake?: (slot: number) => void;
}

/** The face-up cards; number keys stand on them. */
export function Display({ cards, legal, onTake }: DisplayProps) {
  const text = useText();
  return (
    <div class="display">
      {cards.map((name, slot) => (
        <button
          type="button"
          class="card-button"
          disabled={!name || !(legal?.has(slot) ?? true)}
          aria-label={
            name ? text("display-take", { card: text(`card-${name}`), slot: slot + 1 }) : text("display-gap")
          }
          onClick={() => onTake?.(slot)}
        >
          {name ? <Card name={name} hint={`${slot + 1}`} /> : <span class="card-gap" />}
        </button>
      ))}
    </div>
  );
}

interface StackProps {
  kind: BackKind;
  left: number;
  hint: string;
  disabled?: boolean;
  onDraw?: () => void;
}

/** A deck to draw from. */
export function Stack({ kind, left, hint, disabled = false, onDraw }: StackProps) {
  const text = useText();
  const key = kind === "tickets" ? "stack-tickets-left" : "stack-left";
  return (
    <button type="button" class="stack" disabled={disabled || left === 0} onClick={() => onDraw?.()}>
      <CardBack kind={kind} />
      <span>
        <b>{text(`stack-${kind}`)}</b>
        <span class="muted">{text(key, { count: left })}</span>
      </span>
      <kbd>{hint}</kbd>
    </button>
  );
}
