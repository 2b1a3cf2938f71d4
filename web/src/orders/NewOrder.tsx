import { useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { MiniCard } from "../cards/MiniCard";
import { routeFacts } from "../chapters";
import { Check } from "../look/Check";
import type { BuildOrder, CollectOrder, OrdersData, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { cardName, deckName } from "../text/names";
import { buildName } from "./orders";

interface NewOrderProps {
  readonly data: OrdersData;
  readonly busy: boolean;
}

const TURNS = [1, 2, 3, 5, 10];

/** Kinds of cards, pressed in the order in which they are wanted. */
function KindChooser(props: {
  kinds: readonly string[];
  chosen: readonly string[];
  onChoose: (chosen: string[]) => void;
}) {
  const { kinds, chosen, onChoose } = props;
  const text = useText();
  const toggle = (kind: string) =>
    onChoose(chosen.includes(kind) ? chosen.filter((one) => one !== kind) : [...chosen, kind]);
  return (
    <div class="orders-kinds">
      {kinds.map((kind) => (
        <button
          key={kind}
          type="button"
          class="button"
          aria-pressed={chosen.includes(kind)}
          aria-label={cardName(text, kind)}
          title={cardName(text, kind)}
          onClick={() => toggle(kind)}
        >
          <MiniCard name={kind} />
          {chosen.includes(kind) && <span class="muted">{chosen.indexOf(kind) + 1}</span>}
        </button>
      ))}
    </div>
  );
}

type ClaimProps = NewOrderProps & {
  readonly board: Board;
  readonly table: TableData;
  readonly onAdd: (order: BuildOrder) => void;
};

/** A route, or a building, that is to be had as soon as it can be; what one's own tickets lack stands first. */
export function NewClaim({ board, table, data, busy, onAdd }: ClaimProps) {
  const text = useText();
  const [action, setAction] = useState("");
  const [cards, setCards] = useState<string[]>([]);
  const way = new Set(table.outlook.flatMap((ticket) => (ticket.done ? [] : (ticket.way ?? []))));
  const named = data.can.map((one) => {
    const route = one.route === null ? undefined : board.routes[one.route];
    const name = buildName(text, board, one);
    return {
      ...one,
      name: route ? `${name} (${routeFacts(text, route)})` : name,
      first: way.has(route?.id ?? -1),
    };
  });
  const sorted = named.sort((a, b) => Number(b.first) - Number(a.first) || a.name.localeCompare(b.name));
  return (
    <fieldset>
      <legend>{text("orders-new-build")}</legend>
      <label>
        {text("orders-what")}
        <select class="field" value={action} onChange={(event) => setAction(event.currentTarget.value)}>
          <option value="">…</option>
          {sorted.map((one) => (
            <option key={one.action} value={one.action}>
              {one.first ? `★ ${one.name}` : one.name}
            </option>
          ))}
        </select>
      </label>
      <span>{text("orders-pay-with")}</span>
      <KindChooser kinds={data.cards} chosen={cards} onChoose={setCards} />
      <button
        type="button"
        class="button"
        disabled={busy || !action}
        onClick={() => onAdd({ type: "build", action, cards })}
      >
        {text("orders-add-build")}
      </button>
    </fieldset>
  );
}

type DrawProps = NewOrderProps & {
  readonly decks: readonly string[];
  readonly onAdd: (order: CollectOrder) => void;
};

/** Cards that are to be drawn. */
export function NewDraw({ data, busy, decks, onAdd }: DrawProps) {
  const text = useText();
  const [cards, setCards] = useState<string[]>([]);
  const [blind, setBlind] = useState(true);
  const [deck, setDeck] = useState(0);
  const [turns, setTurns] = useState(0);
  return (
    <fieldset>
      <legend>{text("orders-new-draw")}</legend>
      <span>{text("orders-open-cards")}</span>
      <KindChooser kinds={data.cards} chosen={cards} onChoose={setCards} />
      <Check on={blind} label={text("orders-blind")} onChange={setBlind} />
      {decks.length > 1 && (
        <label>
          {text("orders-deck")}
          <select class="field" value={deck} onChange={(event) => setDeck(Number(event.currentTarget.value))}>
            {decks.map((name, number) => (
              <option key={name} value={number}>
                {deckName(text, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {text("orders-how-long")}
        <select class="field" value={turns} onChange={(event) => setTurns(Number(event.currentTarget.value))}>
          <option value={0}>{text("orders-always")}</option>
          {TURNS.map((count) => (
            <option key={count} value={count}>
              {text("orders-turns", { count })}
            </option>
          ))}
        </select>
      </label>
      <button
        type="button"
        class="button"
        disabled={busy || (!blind && cards.length === 0)}
        onClick={() => onAdd({ type: "collect", cards, blind, deck, turns: turns || null })}
      >
        {text("orders-add-draw")}
      </button>
    </fieldset>
  );
}
