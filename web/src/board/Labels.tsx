import type { Board } from "../boards/board";
import type { Label } from "../boards/data";
import { memo } from "../memo";

const LEADING = 0.86;

interface LabelsProps {
  board: Board;
  large: boolean;
  spotlight: readonly number[];
}

/** The cities' names, where the geography tool has found room for them; a larger set is for small screens. */
export const Labels = memo(function Labels({ board, large, spotlight }: LabelsProps) {
  const bold = new Set(spotlight.map((id) => board.cities[id]!.name));
  const labels = large ? board.art.largeLabels : board.art.labels;
  return (
    <g class="labels" aria-hidden="true">
      {labels.map((label) => (
        <Name label={label} bold={bold.has(label.city)} />
      ))}
    </g>
  );
});

function Name({ label: { x, y, size, anchor, lines }, bold }: { label: Label; bold: boolean }) {
  return (
    <text y={y} font-size={size} text-anchor={anchor} font-weight={bold ? 800 : 700}>
      {lines.map((line, i) => (
        <tspan x={x} dy={i ? size * LEADING : 0}>
          {line}
        </tspan>
      ))}
    </text>
  );
}
