import type { Board } from "../boards/board";
import { routeName } from "../boards/routeName";
import { routeFacts } from "../chapters";
import { useText } from "../text/context";
import { usePrinted } from "../view/printed";

interface TipProps {
  readonly board: Board;
  readonly target: { readonly route: number } | { readonly city: number };
  readonly players: number;
  /** Pixels of the board that are covered from below. */
  readonly covered?: number;
  /** Why it can't be chosen. */
  readonly why?: string | null;
}

/** What the route or city under the pointer is, and why it can't be chosen. */
export function RouteTip({ board, target, players, covered = 0, why }: TipProps) {
  return (
    <div class="route-tip panel" role="status" style={{ marginBottom: `${covered}px` }}>
      {"route" in target ? (
        <RouteWords board={board} id={target.route} players={players} />
      ) : (
        <b>{board.cities[target.city]!.name}</b>
      )}
      {why && <span class="why">{why}</span>}
    </div>
  );
}

function RouteWords({ board, id, players }: { board: Board; id: number; players: number }) {
  const text = useText();
  const points = usePrinted(board.name, players)?.routes[id]?.points;
  const route = board.routes[id]!;
  return (
    <>
      <b>{routeName(board, route)}</b>
      <span class="muted">{routeFacts(text, route)}</span>{" "}
      {points !== undefined && <b>{text("track-worth", { count: points })}</b>}
    </>
  );
}
