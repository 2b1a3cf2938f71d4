import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import type { Api } from "../live/api";
import { Refused } from "../live/http";
import { whyNot } from "../live/whyNot";
import { Check } from "../look/Check";
import type { BuildOrder, CollectOrder, OrdersData, OrdersWish, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import type { OrdersDraft } from "./draft";
import { NewClaim, NewDraw, TurnsChoice } from "./NewOrder";
import { OrderList } from "./OrderList";
import { nearOf } from "./orders";
import "./orders.css";

export interface OrdersPanelProps {
  readonly board: Board;
  readonly table: TableData;
  readonly token: string;
  readonly api: Api;
  /** What is put together here: it outlives the panel. */
  readonly draft: OrdersDraft;
  readonly onDraft: (draft: OrdersDraft) => void;
  /** Lets something be chosen on the board, where there is one to press. */
  readonly onPick: ((can: OrdersData["can"]) => void) | null;
}

type Wish = Pick<OrdersWish, "orders" | "until">;

/** What is to be done while one is elsewhere: each change is kept at once, and nobody else is told of it. */
export function OrdersPanel(props: OrdersPanelProps) {
  const { board, table, token, api, draft, onDraft, onPick } = props;
  const text = useText();
  const { game, position } = table.about;
  const [data, setData] = useState<OrdersData | null>(null);
  const [refused, setRefused] = useState("");
  const [busy, setBusy] = useState(false);
  const look = () => api.orders(game, token).then(setData, (why) => setRefused(whyNot(text, why)));
  useEffect(() => void look(), [game, token, position]);
  if (!data) return <p role="status">{refused || "…"}</p>;
  const change = (part: Partial<Wish>) => {
    const { version, orders, until } = data;
    setBusy(true);
    setRefused("");
    api
      .setOrders(game, token, { version, orders, until, ...part })
      .then(setData, async (why) => {
        setRefused(whyNot(text, why));
        if (why instanceof Refused) await look(); // another device was faster, or a turn: this is how they stand
      })
      .finally(() => setBusy(false));
  };
  const { orders, until, stopped } = data;
  const near = nearOf(board, data);
  const reorder = (changed: OrdersData["orders"]) => {
    const theirs = until.near?.length ? nearOf(board, { ...data, orders: changed }) : [];
    change({ orders: changed, until: { ...until, near: theirs } });
  };
  const add = (order: CollectOrder | BuildOrder) => reorder([...orders, order]);
  return (
    <div class="orders" aria-busy={busy}>
      <p>{text("orders-about")}</p>
      {stopped && <p class="refused">{text(`orders-stopped-${stopped}`)}</p>}
      {refused && (
        <p class="refused" role="alert">
          {refused}
        </p>
      )}
      <OrderList {...{ board, data, busy }} onChange={reorder} />
      <NewClaim
        {...{ board, table, data, busy }}
        draft={draft.build}
        onDraft={(build) => onDraft({ ...draft, build })}
        onPick={onPick && (() => onPick(data.can))}
        onAdd={add}
      />
      <NewDraw
        {...{ data, busy }}
        decks={Object.keys(table.view?.decks ?? {})}
        draft={draft.collect}
        onDraft={(collect) => onDraft({ ...draft, collect })}
        onAdd={add}
      />
      <Ends {...{ until, near, busy }} onChange={(part) => change({ until: { ...until, ...part } })} />
    </div>
  );
}

interface EndsProps {
  readonly until: OrdersData["until"];
  /** The cities of what is ordered. */
  readonly near: readonly string[];
  readonly busy: boolean;
  readonly onChange: (part: Partial<OrdersData["until"]>) => void;
}

/** What ends the orders. */
function Ends({ until, near, busy, onChange }: EndsProps) {
  const text = useText();
  const watched = until.near?.length ? until.near : near;
  return (
    <fieldset>
      <legend>{text("orders-until")}</legend>
      <Check
        on={until.last_round ?? true}
        label={text("orders-last-round")}
        disabled={busy}
        onChange={(on) => onChange({ last_round: on })}
      />
      <Check
        on={(until.near ?? []).length > 0}
        label={text("orders-near", { cities: watched.join(", ") })}
        disabled={busy || watched.length === 0}
        onChange={(on) => onChange({ near: on ? [...near] : [] })}
      />
      <TurnsChoice
        label={text("orders-until-turns")}
        none={text("orders-until-any")}
        turns={until.turns ?? 0}
        disabled={busy}
        onChoose={(turns) => onChange({ turns: turns || null })}
      />
    </fieldset>
  );
}
