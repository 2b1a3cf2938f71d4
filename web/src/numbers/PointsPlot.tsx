import type { Numbers } from "../protocol/schema";
import { useText } from "../text/context";
import { meanPoints } from "./figures";

/** The points of each game, from left to right, and their mean. A game is a dot, so that one alone is seen, too. */
export function PointsPlot({ row }: { row: Numbers }) {
  const text = useText();
  const { points } = row;
  const [least, most, mean] = [Math.min(...points), Math.max(...points), meanPoints(row)];
  const across = (at: number) => (points.length === 1 ? 50 : 3 + (94 * at) / (points.length - 1));
  const up = (value: number) => (most === least ? 50 : 92 - (84 * (value - least)) / (most - least));
  const line = points.map((value, at) => `${at ? "L" : "M"}${across(at).toFixed(2)} ${up(value).toFixed(1)}`);
  return (
    <div class="points-plot" role="img" aria-label={text("numbers-plot", { least, most, mean })}>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
        <path class="points-mean" d={`M0 ${up(mean)}H100`} />
        <path class="points-line" d={line.join("")} />
      </svg>
      {points.map((value, at) => (
        <i key={at} style={{ left: `${across(at)}%`, top: `${up(value)}%` }} />
      ))}
      <span class="points-most">{most}</span>
      {least < most && <span class="points-least">{least}</span>}
    </div>
  );
}
