import { routeFacts, routeName } from "../board/routeLabel";
import type { Board } from "../boards/board";
import { useText } from "../text/context";

/** What the route under the pointer is. */
export function RouteTip({ board, route: id }: { board: Board; route: number }) {
  const text = useText();
  const route = board.routes[id]!;
  return (
    <div class="route-tip panel" role="status">
      <b>{routeName(board, route)}</b>
      <span class="muted">{routeFacts(text, route)} · </span>
      <b>{text("track-worth", { count: board.routePoints[route.length]! })}</b>
    </div>
  );
}
