import type { Board, Route } from "../boards/board";
import { routeName } from "../boards/routeName";
import { routeFacts } from "../chapters";
import { CardRow } from "../choices/CardRow";
import { ordered } from "../choices/ways";
import { Icon } from "../look/Icon";
import type { Choice } from "../protocol/schema";
import { useText } from "../text/context";
import type { OwnProps } from "./Own";

interface ListProps extends OwnProps {
  /** Cities at which the routes shown have to end; none: all are shown. */
  readonly ends: readonly number[];
  readonly onEnds: (ends: readonly number[]) => void;
}

/** The routes that can be built now, by what they bring: what is legal, and what it costs, is the server's word. */
export function RouteList({ board, game, acting, ends, onEnds }: ListProps) {
  const text = useText();
  const legal = acting.legal?.at.route ?? new Map<number, Choice>();
  const near = ({ a, b }: Route) => ends.every((city) => city === a || city === b);
  const open = sortedByWorth(
    board,
    board.routes.filter((route) => legal.has(route.id) && near(route)),
  );
  const later = ends.length ? board.routes.filter((route) => !legal.has(route.id) && near(route)) : [];
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div class="route-list" tabIndex={0}>
      {ends.length > 0 && (
        <button type="button" class="button" onClick={() => onEnds([])}>
          {ends.map((city) => board.cities[city]!.name).join(" – ")} <Icon name="cross" size={14} />
        </button>
      )}
      {open.length === 0 && (
        <p class="muted">{text(acting.legal && acting.bar ? "hand-none" : "hand-wait")}</p>
      )}
      <ul>
        {open.map((route) => (
          <li key={route.id}>
            <button
              type="button"
              class="route-row"
              data-action={legal.get(route.id)!.id}
              onClick={() => acting.events.onRoute?.(route.id)}
            >
              <b>{routeName(board, route)}</b>
              <span class="muted">{routeFacts(text, route)}</span>
              <Cheapest choice={legal.get(route.id)!} hand={game.hand} />
            </button>
          </li>
        ))}
        {later.map((route) => (
          <li key={route.id} class="route-row muted">
            <b>{routeName(board, route)}</b>
            <span>{acting.whyRoute(route.id) ?? routeFacts(text, route)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

const sortedByWorth = (board: Board, routes: readonly Route[]): Route[] =>
  [...routes].sort((a, b) => b.length - a.length || routeName(board, a).localeCompare(routeName(board, b)));

/** The way to pay that is proposed first. */
function Cheapest({ choice, hand }: { choice: Choice; hand: OwnProps["game"]["hand"] }) {
  const ways = (choice.ways ?? []).flatMap(({ id, cards, over }) =>
    cards ? [{ id, cards, over: over ?? 0 }] : [],
  );
  const [first] = ordered(ways, hand);
  return first ? <CardRow cards={first.cards} /> : null;
}
