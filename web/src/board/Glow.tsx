import type { Board, Route } from "../boards/board";
import { routeMarks } from "../chapters";
import { memo } from "../memo";
import { course } from "./course";

const AROUND = 5; // units that the ribbon is wider than the space

const aroundOf = (route: Route): number =>
  Math.max(AROUND, ...routeMarks.map(({ has, around = 0 }) => (has(route) ? around : 0)));

interface GlowProps {
  board: Board;
  route: Route;
  /** A line only: among many others. */
  fine: boolean;
}

/** A golden ribbon under a route that can be chosen: one calm outline instead of one around every space. */
export const Glow = memo(function Glow({ board, route, fine }: GlowProps) {
  const wide = board.art.sizes[route.kind][1] + aroundOf(route);
  const path = course(board, route);
  return (
    <g class={fine ? "glow fine" : "glow"} fill="none" stroke-linejoin="round">
      <path d={path} stroke="var(--glow)" stroke-width={wide + 3} stroke-linecap="square" />
      <path class="glow-inside" d={path} stroke-width={wide} stroke-linecap="square" />
    </g>
  );
});
