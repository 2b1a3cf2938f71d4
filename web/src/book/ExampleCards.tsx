import type { CardCounts } from "../cards/kinds";
import { MiniCard } from "../cards/MiniCard";
import { useText } from "../text/context";
import { cardCount } from "../text/names";

/** Cards in pictures and in words. */
export function ExampleCards({ cards, before }: { cards: CardCounts; before?: string }) {
  const text = useText();
  const kinds = Object.entries(cards);
  const words = kinds.map(([name, count]) => cardCount(text, name, count)).join(", ");
  return (
    <>
      <span class="rules-cards">
        {kinds.flatMap(([name, count]) => Array.from({ length: count }, () => <MiniCard name={name} />))}
      </span>
      <span class="muted">{before ? `${before}: ${words}` : words}</span>
    </>
  );
}

/** Ways to pay for something, below each other. */
export function ExampleWays({ caption, ways }: { caption: string; ways: readonly CardCounts[] }) {
  return (
    <figure class="rules-example">
      <figcaption>{caption}</figcaption>
      <ul>
        {ways.map((cards) => (
          <li>
            <ExampleCards cards={cards} />
          </li>
        ))}
      </ul>
    </figure>
  );
}
