import type { Board } from "../boards/board";
import type { Label } from "../boards/data";
import { memo } from "../memo";

const LEADING = 0.86;

/** One of the sets of names; the smaller the board on the screen, the larger they are. */
export type Names = "labels" | "large_labels" | "largest_labels";

const SMALL = 0.55; // pixels per unit, below which the larger names are used
const SMALLEST = 0.42; // and the largest

export function namesAt(scale: number): Names {
  if (scale >= SMALL) return "labels";
  return scale >= SMALLEST ? "large_labels" : "largest_labels";
}

interface LabelsProps {
  board: Board;
  names: Names;
  spotlight: readonly number[];
}

/** Lines from cities to names that stand far off; they lie under the spaces, so that they never cover one. */
export const Leaders = memo(function Leaders({ board, names }: Omit<LabelsProps, "spotlight">) {
  const lines = board.art[names].flatMap(({ leader }) => (leader ? [leader] : []));
  const path = lines.map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`).join("");
  return <path class="leaders" d={path} />;
});

/** The cities' names, where the geography tool has found room for them. */
export const Labels = memo(function Labels({ board, names, spotlight }: LabelsProps) {
  const bold = new Set(spotlight.map((id) => board.cities[id]!.name));
  return (
    <g class="labels" aria-hidden="true">
      {board.art[names].map((label) => (
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
