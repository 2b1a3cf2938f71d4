import type { Board } from "../boards/board";
import { routeName } from "../boards/routeName";
import { routeFacts } from "../chapters";
import { useText } from "../text/context";

interface TipProps {
  readonly board: Board;
  readonly target: { readonly route: number } | { readonly city: number };
  /** Pixels of the board that are covered from below. */
  readonly covered?: number;
  /** Why it can't be chosen. */
  readonly why?: string | null;
}

/** What the route or city under the pointer is, and why it can't be chosen. */
export function RouteTip({ board, target, covered = 0, why }: TipProps) {
  return (
    <div class="route-tip panel" role="status" style={{ marginBottom: `${covered}px` }}>
      {"route" in target ? (
        <RouteWords board={board} id={target.route} />
      ) : (
        <b>{board.cities[target.city]!.name}</b>
      )}
      {why && <span class="why">{why}</span>}
    </div>
  );
}

function RouteWords({ board, id }: { board: Board; id: number }) {
  const text = useText();
  const route = board.routes[id]!;
  return (
    <>
      <b>{routeName(board, route)}</b>
      <span class="muted">{routeFacts(text, route)} · </span>
      <b>{text("track-worth", { count: board.routePoints[route.length] ?? 0 })}</b>
    </>
  );
}
