import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import type { Api } from "../live/api";
import { Refused } from "../live/http";
import { whyNot } from "../live/whyNot";
import { Check } from "../look/Check";
import type { BuildOrder, CollectOrder, OrdersData, OrdersWish, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { NewClaim, NewDraw } from "./NewOrder";
import { OrderList } from "./OrderList";
import { nearOf } from "./orders";
import "./orders.css";

export interface OrdersPanelProps {
  readonly board: Board;
  readonly table: TableData;
  readonly token: string;
  readonly api: Api;
}

type Wish = Pick<OrdersWish, "orders" | "until">;

/** What is to be done while one is elsewhere: each change is kept at once, and nobody else is told of it. */
export function OrdersPanel({ board, table, token, api }: OrdersPanelProps) {
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
      <NewClaim {...{ board, table, data, busy }} onAdd={add} />
      <NewDraw {...{ data, busy }} decks={Object.keys(table.view?.decks ?? {})} onAdd={add} />
      <fieldset>
        <legend>{text("orders-until")}</legend>
        <Check
          on={until.last_round}
          label={text("orders-last-round")}
          disabled={busy}
          onChange={(on) => change({ until: { ...until, last_round: on } })}
        />
        <Check
          on={(until.near ?? []).length > 0}
          label={text("orders-near", { cities: (until.near?.length ? until.near : near).join(", ") })}
          disabled={busy || (near.length === 0 && !until.near?.length)}
          onChange={(on) => change({ until: { ...until, near: on ? near : [] } })}
        />
      </fieldset>
    </div>
  );
}
