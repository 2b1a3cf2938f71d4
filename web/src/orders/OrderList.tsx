import type { Board } from "../boards/board";
import { MiniCard } from "../cards/MiniCard";
import { Icon } from "../look/Icon";
import type { OrdersData } from "../protocol/schema";
import { useText } from "../text/context";
import { cardName } from "../text/names";
import { orderName } from "./orders";

type StandingOrder = OrdersData["orders"][number];

interface OrderListProps {
  readonly board: Board;
  readonly data: OrdersData;
  readonly busy: boolean;
  readonly onChange: (orders: StandingOrder[]) => void;
}

/** The orders, the first that is possible first; each can go up, or away. */
export function OrderList({ board, data, busy, onChange }: OrderListProps) {
  const text = useText();
  const { orders } = data;
  const without = (at: number) => orders.filter((_, other) => other !== at);
  const raised = (at: number) => [
    ...orders.slice(0, at - 1),
    orders[at]!,
    orders[at - 1]!,
    ...orders.slice(at + 1),
  ];
  if (orders.length === 0) return <p class="muted">{text("orders-none")}</p>;
  return (
    <ol class="orders-list">
      {orders.map((order, at) => (
        <li key={`${at} ${JSON.stringify(order)}`} class="panel">
          <OrderWords {...{ board, data, order }} />
          <button
            type="button"
            class="icon-button"
            disabled={busy || at === 0}
            aria-label={text("orders-up")}
            onClick={() => onChange(raised(at))}
          >
            <Icon name="up" size={16} />
          </button>
          <button
            type="button"
            class="icon-button"
            disabled={busy}
            aria-label={text("orders-remove")}
            onClick={() => onChange(without(at))}
          >
            <Icon name="cross" size={16} />
          </button>
        </li>
      ))}
    </ol>
  );
}

function OrderWords({
  board,
  data,
  order,
}: Pick<OrderListProps, "board" | "data"> & { order: StandingOrder }) {
  const text = useText();
  const cards = order.cards ?? [];
  const words =
    order.type === "build"
      ? text(cards.length ? "orders-build-with" : "orders-build", {
          what: orderName(text, board, data, order),
        })
      : text(cards.length === 0 ? "orders-draw" : order.blind ? "orders-take-else" : "orders-take");
  return (
    <span>
      {words}
      {cards.map((card) => (
        <span key={card} role="img" aria-label={cardName(text, card)} title={cardName(text, card)}>
          <MiniCard name={card} />
        </span>
      ))}
      {order.type === "collect" && order.turns && (
        <span class="muted"> {text("orders-turns", { count: order.turns })}</span>
      )}
    </span>
  );
}
