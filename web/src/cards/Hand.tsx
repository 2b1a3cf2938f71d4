import type { RefObject } from "preact";
import { useRef } from "preact/hooks";
import { useText } from "../text/context";
import { cardCount } from "../text/names";
import { Card } from "./Card";
import { type CardCounts, faceOf } from "./kinds";
import { Pile } from "./Pile";
import { useGlide } from "./useGlide";

export interface HandProps {
  /** How many of each kind, by its name. */
  cards: CardCounts;
  /** Kinds chosen to pay with. */
  chosen?: ReadonlySet<string> | undefined;
  onChoose?: ((name: string) => void) | undefined;
  /** Whether there is room for every card to lie open. */
  open?: boolean;
}

const TILT = 2.2; // degrees from one card to the next
const MANY = 11; // piles of a fan; of more, too little is seen of each on a narrow screen

/** Trains, then ships, then wilds. */
function rankOf(name: string): number {
  const { colour, kind } = faceOf(name);
  return colour === "wild" ? 2 : kind === "ship" ? 1 : 0;
}

/** Wilds last, and ships behind trains; of each, what one has most of first, one colour's kinds side by side. */
export function sorted(cards: CardCounts): [string, number][] {
  const group = (name: string) => `${rankOf(name)} ${faceOf(name).colour}`;
  const piles = Object.entries(cards).filter(([, count]) => count > 0);
  const sums = new Map<string, number>();
  for (const [name, count] of piles) sums.set(group(name), (sums.get(group(name)) ?? 0) + count);
  return piles.sort(
    ([a, m], [b, n]) =>
      rankOf(a) - rankOf(b) ||
      sums.get(group(b))! - sums.get(group(a))! ||
      group(a).localeCompare(group(b)) ||
      n - m,
  );
}

/** Whether there are so many kinds that they lie in rows of small piles. */
export const isLarge = (cards: CardCounts): boolean => sorted(cards).length > MANY;

/** One's own cards, one pile a kind: in a fan, or in rows where that would cover too much of each. */
export function Hand({ open = false, ...props }: HandProps) {
  const text = useText();
  const piles = sorted(props.cards);
  const row = useRef<HTMLDivElement>(null);
  useGlide(
    row,
    piles.map(([name]) => name),
  );
  if (!piles.length) return <p class="muted">{text("hand-empty")}</p>;
  if (open || !isLarge(props.cards)) return <Fan {...props} row={row} piles={piles} />;
  const trains = piles.filter(([name]) => rankOf(name) === 0);
  return (
    <div ref={row} class="hand rows">
      {[trains, piles.slice(trains.length)].map((row, i) => (
        <div key={i ? "ships" : "trains"}>
          {row.map(([name, count]) => (
            <PileButton key={name} {...props} name={name} count={count} small />
          ))}
        </div>
      ))}
    </div>
  );
}

type PilesProps = Pick<HandProps, "chosen" | "onChoose">;

interface FanProps extends PilesProps {
  row: RefObject<HTMLDivElement>;
  piles: readonly [string, number][];
}

function Fan({ row, piles, ...props }: FanProps) {
  return (
    <div ref={row} class="hand fan">
      {piles.map(([name, count], i) => (
        <PileButton
          key={name}
          {...props}
          name={name}
          count={count}
          style={{ "--tilt": `${(i - (piles.length - 1) / 2) * TILT}deg`, zIndex: piles.length - i }}
        />
      ))}
    </div>
  );
}

interface PileButtonProps extends PilesProps {
  name: string;
  count: number;
  small?: boolean;
  style?: Record<string, string | number>;
}

function PileButton({ name, count, small = false, style, chosen, onChoose }: PileButtonProps) {
  const text = useText();
  const Face = small ? Pile : Card;
  return (
    <button
      type="button"
      class={chosen?.has(name) ? "card-button chosen" : "card-button"}
      style={style}
      data-glides={name}
      aria-pressed={chosen?.has(name) ?? false}
      aria-label={cardCount(text, name, count)}
      title={small ? cardCount(text, name, count) : undefined}
      onClick={() => onChoose?.(name)}
    >
      <Face name={name} count={count} />
    </button>
  );
}
