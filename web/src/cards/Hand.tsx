import { useText } from "../text/context";
import { cardCount } from "../text/names";
import { Card } from "./Card";
import { faceOf } from "./kinds";

export interface HandProps {
  /** How many of each kind, by its name. */
  cards: Readonly<Record<string, number>>;
  /** Kinds chosen to pay with. */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((name: string) => void) | undefined;
}

const TILT = 2.2; // degrees from one card to the next

/** Most first, wilds last, and ships behind trains. */
export function sorted(cards: HandProps["cards"]): [string, number][] {
  const rank = (name: string) => {
    const { colour, kind } = faceOf(name);
    return colour === "wild" ? 2 : kind === "ship" ? 1 : 0;
  };
  return Object.entries(cards)
    .filter(([, count]) => count > 0)
    .sort(([a, m], [b, n]) => rank(a) - rank(b) || n - m);
}

/** One's own cards in a fan, one pile a kind. */
export function Hand({ cards, chosen, onChoose }: HandProps) {
  const text = useText();
  const piles = sorted(cards);
  if (!piles.length) return <p class="muted">{text("hand-empty")}</p>;
  return (
    <div class="hand" style={{ "--piles": piles.length }}>
      {piles.map(([name, count], i) => (
        <button
          key={name}
          type="button"
          class={chosen?.has(name) ? "card-button chosen" : "card-button"}
          style={{ "--tilt": `${(i - (piles.length - 1) / 2) * TILT}deg`, zIndex: piles.length - i }}
          aria-pressed={chosen?.has(name) ?? false}
          aria-label={cardCount(text, name, count)}
          onClick={() => onChoose?.(name)}
        >
          <Card name={name} count={count} />
        </button>
      ))}
    </div>
  );
}
