import { useState } from "preact/hooks";
import { routeFacts, routeName } from "../board/routeLabel";
import type { Board } from "../boards/board";
import { MiniCard } from "../cards/MiniCard";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { Sheet } from "./Sheet";

/** One way to pay, as the server offers it: how many of each kind, and the action that does it. */
export interface Way {
  readonly action: number;
  readonly cards: Readonly<Record<string, number>>;
}

export interface PaymentProps {
  board: Board;
  route: number;
  ways: readonly Way[];
  /** What is left afterwards: pieces and cards before and after. */
  left?: readonly (readonly [label: string, before: number, after: number])[];
  onPay: (action: number) => void;
  onCancel: () => void;
}

/** How to pay for a route: every way as a row of cards, in the server's order. */
export function Payment({ board, route: id, ways, left = [], onPay, onCancel }: PaymentProps) {
  const text = useText();
  const [chosen, setChosen] = useState(0);
  const route = board.routes[id]!;
  const worth = (
    <b class="worth">{text("track-worth", { count: board.routePoints[route.length - 1] ?? 0 })}</b>
  );
  const foot = (
    <>
      <button type="button" class="button" onClick={onCancel}>
        {text("choice-cancel")}
      </button>
      <button type="button" class="button main" onClick={() => onPay(ways[chosen]!.action)}>
        <Icon name="check" /> {text("choice-pay")}
      </button>
    </>
  );
  return (
    <Sheet title={routeName(board, route)} aside={worth} foot={foot}>
      <p class="muted">{routeFacts(text, route)}</p>
      <div class="ways" role="radiogroup" aria-label={text("choice-pay-with")}>
        {ways.map((way, i) => (
          <WayRow key={way.action} way={way} chosen={i === chosen} onChoose={() => setChosen(i)} />
        ))}
      </div>
      <p class="left-over">
        {left.map(([label, before, after]) => (
          <span>
            {label} <b>{`${before} → ${after}`}</b>
          </span>
        ))}
      </p>
    </Sheet>
  );
}

function WayRow({ way, chosen, onChoose }: { way: Way; chosen: boolean; onChoose: () => void }) {
  const text = useText();
  const kinds = Object.entries(way.cards);
  const label = kinds.map(([name, count]) => text(`count-${name}`, { count })).join(", ");
  return (
    <label class={chosen ? "way chosen" : "way"}>
      <input type="radio" name="way" checked={chosen} onChange={onChoose} aria-label={label} />
      <span class="way-cards">
        {kinds.flatMap(([name, count]) => Array.from({ length: count }, () => <MiniCard name={name} />))}
      </span>
      <span class="muted">{label}</span>
    </label>
  );
}
