import { memo } from "../../memo";
import type { OverProps } from "../chapter";

/** The tolls: a coin for each pair of twins, as both cost the same. */
export const Coins = memo(function Coins({ board, shown }: OverProps) {
  const faded = (routes: readonly number[]) => shown && !routes.some((route) => shown.has(route));
  return (
    <g class="coins" text-anchor="middle">
      {board.art.signs.map(({ at: [x, y], number, routes }) => (
        <g transform={`translate(${x} ${y})`} class={faded(routes) ? "faded" : undefined}>
          <circle cx=".8" cy="1.2" r="9.6" fill="#000" fill-opacity=".3" />
          <circle r="9.4" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.2" />
          <circle
            r="7.4"
            fill="none"
            stroke="var(--coin-edge)"
            stroke-width=".6"
            stroke-dasharray="1.2 1.2"
          />
          <text y="4.6" font-size="13.5" font-weight="800" fill="var(--coin-ink)">
            {number}
          </text>
        </g>
      ))}
    </g>
  );
});

/** One of them, for the legend. */
export const Coin = ({ toll }: { toll: number }) => (
  <g text-anchor="middle">
    <circle r="9.4" fill="var(--coin)" stroke="var(--coin-edge)" stroke-width="1.2" />
    <text y="4.6" font-size="13.5" font-weight="800" fill="var(--coin-ink)">
      {toll}
    </text>
  </g>
);
