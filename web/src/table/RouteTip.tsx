import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { TOUCH } from "../board/hit";
import type { Point } from "../board/viewport";
import type { Board } from "../boards/board";
import { routeName } from "../boards/routeName";
import { routeFacts } from "../chapters";
import { useText } from "../text/context";
import type { Target } from "../view/legal";
import { usePrinted } from "../view/printed";
import { beside, distance } from "./beside";

interface TipProps {
  readonly board: Board;
  readonly target: Target;
  readonly players: number;
  /** Pixels of the board that are covered from below. */
  readonly covered?: number;
  /** Why it can't be chosen. */
  readonly why?: string | null;
  /** Where the pointer was last, if it was anywhere. */
  readonly pointer: RefObject<Point>;
}

/** What the route or city under the pointer is, and why it can't be chosen: beside it, never on it. */
export function RouteTip({ board, target, players, covered = 0, why, pointer }: TipProps) {
  const ref = useRef<HTMLDivElement>(null);
  const printed = usePrinted(board.address, players); // here, as it is placed anew when there is more to read
  useLayoutEffect(() => place(ref.current!, target, covered, pointer.current));
  return (
    <div ref={ref} class="route-tip panel" role="status">
      {"route" in target ? (
        <RouteWords board={board} id={target.route} points={printed?.routes[target.route]?.points} />
      ) : (
        <b>{board.cities[target.city]!.name}</b>
      )}
      {why && <span class="why">{why}</span>}
    </div>
  );
}

/** After every drawing, as words come later and the board moves. */
function place(tip: HTMLElement, target: Target, covered: number, pointer: Point | null): void {
  const board = document.querySelector(".table-board .board");
  const spoken = drawnOf(board, target).map((one) => one.getBoundingClientRect());
  const middle = spoken[Math.floor(spoken.length / 2)];
  if (!board || !middle) return; // nothing of it is drawn: it stays where the page puts it
  const near = pointer && spoken.some((box) => distance(box, pointer) <= TOUCH);
  const at = near ? pointer : { x: middle.x + middle.width / 2, y: middle.y + middle.height / 2 };
  const { left, top, right, bottom } = board.getBoundingClientRect();
  const { x, y } = beside(tip.getBoundingClientRect(), at, spoken, {
    left,
    top,
    right,
    bottom: bottom - covered,
  });
  const from = tip.parentElement!.getBoundingClientRect();
  Object.assign(tip.style, {
    left: `${x - from.left}px`,
    top: `${y - from.top}px`,
    bottom: "auto",
    transform: "none",
  });
}

/** What the board shows of a route, space by space, or of a city. */
function drawnOf(board: Element | null, target: Target): readonly Element[] {
  const spot = "route" in target ? `[data-route="${target.route}"] > use` : `[data-city="${target.city}"]`;
  return [...(board?.querySelectorAll(spot) ?? [])];
}

interface WordsProps {
  readonly board: Board;
  readonly id: number;
  readonly points: number | undefined;
}

function RouteWords({ board, id, points }: WordsProps) {
  const text = useText();
  const route = board.routes[id]!;
  return (
    <>
      <b>{routeName(board, route)}</b>
      <span class="muted">{routeFacts(text, route)}</span>{" "}
      {points !== undefined && <b>{text("track-worth", { count: points })}</b>}
    </>
  );
}
