import { useText } from "../text/context";
import { Card } from "./Card";
import { type BackKind, CardBack } from "./CardBack";

export interface DisplayProps {
  /** The face-up cards by slot; null in a gap. */
  cards: readonly (string | null)[];
  /** The action by slot that may be taken; none given: all are shown at full strength. */
  actions?: ReadonlyMap<number, number>;
  onAct?: ((action: number) => void) | undefined;
}

/** The face-up cards; number keys stand on them. */
export function Display({ cards, actions, onAct }: DisplayProps) {
  const text = useText();
  return (
    <div class="display">
      {cards.map((name, slot) => (
        <button
          type="button"
          class="card-button"
          disabled={!name || !(actions?.has(slot) ?? true)}
          data-action={actions?.get(slot)}
          aria-label={
            name ? text("display-take", { card: text(`card-${name}`), slot: slot + 1 }) : text("display-gap")
          }
          onClick={() => onAct?.(actions!.get(slot)!)}
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
  /** What drawing from it does; null: not now; undefined: only to look at. */
  action?: number | null | undefined;
  onAct?: ((action: number) => void) | undefined;
}

/** A deck to draw from. */
export function Stack({ kind, left, hint, action, onAct }: StackProps) {
  const text = useText();
  const key = kind === "tickets" ? "stack-tickets-left" : "stack-left";
  return (
    <button
      type="button"
      class="stack"
      disabled={action === null}
      data-action={action ?? undefined}
      onClick={() => action != null && onAct?.(action)}
    >
      <CardBack kind={kind} />
      <span>
        <b>{text(`stack-${kind}`)}</b>
        <span class="muted">{text(key, { count: left })}</span>
      </span>
      <kbd>{hint}</kbd>
    </button>
  );
}
