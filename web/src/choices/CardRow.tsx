import type { CardCounts } from "../cards/kinds";
import { MiniCard } from "../cards/MiniCard";
import { useText } from "../text/context";
import { cardCount } from "../text/names";
import type { Text } from "../text/text";
import { countOf, drawnOf, kindsOf } from "./ways";

const MANY = 6; // cards in a row; more of them overlap

/** Cards side by side; many of a kind lie over each other. */
export function CardRow({ cards }: { cards: CardCounts }) {
  return (
    <span class={drawnOf(cards) > MANY ? "card-row tight" : "card-row"}>
      {kindsOf(cards).map(([name, count]) => (
        <span class="card-pile" key={name}>
          {Array.from({ length: count }, (_, i) => (
            <MiniCard key={`${name}${i}`} name={name} />
          ))}
        </span>
      ))}
    </span>
  );
}

/** The same in words. */
export const inWords = (text: Text, cards: CardCounts): string =>
  kindsOf(cards)
    .map(([name, count]) => cardCount(text, name, count))
    .join(", ");

/** Cards in a line, with words for those who can't see them. */
export function Laid({ label, cards }: { label: string; cards: CardCounts }) {
  const text = useText();
  if (!countOf(cards)) return null;
  return (
    <p class="laid">
      <span class="muted">{label}</span> <CardRow cards={cards} />
      <span class="unseen">{inWords(text, cards)}</span>
    </p>
  );
}
