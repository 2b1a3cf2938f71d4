import { useText } from "../text/context";
import { cardName, deckName } from "../text/names";
import { Card } from "./Card";
import { CardBack } from "./CardBack";

export interface DisplayProps {
  /** The face-up cards by slot; null in a gap. */
  readonly cards: readonly (string | null)[];
  /** The action by slot that may be taken; none given: all are shown at full strength. */
  readonly actions?: ReadonlyMap<number, number> | undefined;
  /** Actions that were sent, and those that can be sent behind them. */
  readonly underway?: ReadonlySet<number> | undefined;
  readonly next?: ReadonlySet<number> | undefined;
  readonly onAct?: ((action: number) => void) | undefined;
  /** A card that can't be taken was asked about. */
  readonly onWhy?: ((slot: number) => void) | undefined;
}

/** The face-up cards; number keys stand on them. */
export function Display({ cards, actions, underway, next, onAct, onWhy }: DisplayProps) {
  const text = useText();
  return (
    <div class="display">
      {cards.map((name, slot) => {
        const action = actions?.get(slot);
        return (
          <button
            type="button"
            class={["card-button", of(underway, action) && "underway", of(next, action) && "next"]
              .filter(Boolean)
              .join(" ")}
            aria-disabled={!name || (actions && action === undefined)}
            data-slot={slot + 1}
            data-action={action}
            aria-label={
              name
                ? text("display-take", { card: cardName(text, name), slot: slot + 1 })
                : text("display-gap")
            }
            onClick={() => (action === undefined ? onWhy?.(slot) : onAct?.(action))}
          >
            {name ? <Card name={name} hint={`${slot + 1}`} /> : <span class="card-gap" />}
          </button>
        );
      })}
    </div>
  );
}

const of = (actions: ReadonlySet<number> | undefined, action: number | undefined): boolean =>
  action !== undefined && Boolean(actions?.has(action));

interface StackProps {
  readonly kind: string;
  readonly left: number;
  readonly hint: string;
  /** What drawing from it does, where that is done at once. */
  readonly action?: number | undefined;
  /** Nothing can be drawn from it now. */
  readonly closed: boolean;
  /** It was pressed: to draw, or to hear why that can't be. */
  readonly onDraw: (action?: number) => void;
}

/** A deck to draw from. */
export function Stack({ kind, left, hint, action, closed, onDraw }: StackProps) {
  const text = useText();
  const key = kind === "tickets" ? "stack-tickets-left" : "stack-left";
  return (
    <button
      type="button"
      class="stack"
      aria-disabled={closed}
      data-deck={kind}
      data-action={action}
      onClick={() => onDraw(action)}
    >
      <CardBack kind={kind} />
      <span>
        <b>{deckName(text, kind)}</b>
        <span class="muted">{text(key, { count: left })}</span>
      </span>
      <span class="stack-left" aria-hidden="true">
        {left}
      </span>
      <kbd>{hint}</kbd>
    </button>
  );
}
