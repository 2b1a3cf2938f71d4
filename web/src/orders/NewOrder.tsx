import type { Board } from "../boards/board";
import { MiniCard } from "../cards/MiniCard";
import { routeFacts } from "../chapters";
import { Check } from "../look/Check";
import { Icon } from "../look/Icon";
import type { BuildOrder, CollectOrder, OrdersData, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { cardName, deckName } from "../text/names";
import type { OrdersDraft } from "./draft";
import { buildName } from "./orders";

interface NewOrderProps<Part> {
  readonly draft: Part;
  readonly onDraft: (draft: Part) => void;
  readonly data: OrdersData;
  readonly busy: boolean;
}

const TURNS = [1, 2, 3, 5, 10];

interface TurnsProps {
  readonly label: string;
  /** How no limit is called. */
  readonly none: string;
  readonly turns: number;
  readonly disabled?: boolean;
  readonly onChoose: (turns: number) => void;
}

/** For so many turns; what another page or a program has chosen is among them. */
export function TurnsChoice({ label, none, turns, disabled = false, onChoose }: TurnsProps) {
  const text = useText();
  const offered = turns && !TURNS.includes(turns) ? [...TURNS, turns].sort((a, b) => a - b) : TURNS;
  return (
    <label>
      {label}
      <select
        class="field"
        value={`${turns}`}
        disabled={disabled}
        onChange={(event) => onChoose(Number(event.currentTarget.value))}
      >
        <option value={0}>{none}</option>
        {offered.map((count) => (
          <option key={count} value={count}>
            {text("orders-turns", { count })}
          </option>
        ))}
      </select>
    </label>
  );
}

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

type ClaimProps = NewOrderProps<OrdersDraft["build"]> & {
  readonly board: Board;
  readonly table: TableData;
  /** Lets it be chosen on the board, where there is one to press. */
  readonly onPick: (() => void) | null;
  readonly onAdd: (order: BuildOrder) => void;
};

/** A route, or a building, that is to be had as soon as it can be; what one's own tickets lack stands first. */
export function NewClaim({ board, table, data, busy, draft, onDraft, onPick, onAdd }: ClaimProps) {
  const text = useText();
  const { action, cards } = draft;
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
        <select
          class="field"
          value={action}
          onChange={(event) => onDraft({ ...draft, action: event.currentTarget.value })}
        >
          <option value="">…</option>
          {sorted.map((one) => (
            <option key={one.action} value={one.action}>
              {one.first ? `★ ${one.name}` : one.name}
            </option>
          ))}
        </select>
      </label>
      {onPick && (
        <button type="button" class="button" data-pick disabled={data.can.length === 0} onClick={onPick}>
          <Icon name="pointer" size={16} /> {text("orders-press")}
        </button>
      )}
      <span>{text("orders-pay-with")}</span>
      <KindChooser
        kinds={data.cards}
        chosen={cards}
        onChoose={(chosen) => onDraft({ ...draft, cards: chosen })}
      />
      <button
        type="button"
        class="button"
        disabled={busy || !action}
        onClick={() => onAdd({ type: "build", action, cards: [...cards] })}
      >
        {text("orders-add-build")}
      </button>
    </fieldset>
  );
}

type DrawProps = NewOrderProps<OrdersDraft["collect"]> & {
  readonly decks: readonly string[];
  readonly onAdd: (order: CollectOrder) => void;
};

/** Cards that are to be drawn. */
export function NewDraw({ data, busy, decks, draft, onDraft, onAdd }: DrawProps) {
  const text = useText();
  const { cards, blind, deck, turns } = draft;
  const change = (part: Partial<OrdersDraft["collect"]>) => onDraft({ ...draft, ...part });
  return (
    <fieldset>
      <legend>{text("orders-new-draw")}</legend>
      <span>{text("orders-open-cards")}</span>
      <KindChooser kinds={data.cards} chosen={cards} onChoose={(chosen) => change({ cards: chosen })} />
      <Check on={blind} label={text("orders-blind")} onChange={(on) => change({ blind: on })} />
      {decks.length > 1 && (
        <label>
          {text("orders-deck")}
          <select
            class="field"
            value={deck}
            onChange={(event) => change({ deck: Number(event.currentTarget.value) })}
          >
            {decks.map((name, number) => (
              <option key={name} value={number}>
                {deckName(text, name)}
              </option>
            ))}
          </select>
        </label>
      )}
      <TurnsChoice
        label={text("orders-how-long")}
        none={text("orders-always")}
        turns={turns}
        onChoose={(chosen) => change({ turns: chosen })}
      />
      <button
        type="button"
        class="button"
        disabled={busy || (!blind && cards.length === 0)}
        onClick={() => onAdd({ type: "collect", cards: [...cards], blind, deck, turns: turns || null })}
      >
        {text("orders-add-draw")}
      </button>
    </fieldset>
  );
}
