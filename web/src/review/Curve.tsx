import { useId, useState } from "preact/hooks";
import { Badge } from "../look/Badge";
import { Check } from "../look/Check";
import { pieceEdge, pieceFill } from "../look/pieces";
import type { CurvePoint, ReviewedMove } from "../protocol/schema";
import { useText } from "../text/context";
import type { Seat } from "../view/game";
import { markGlyphs, percent } from "./figures";

interface CurveProps {
  readonly seats: readonly Seat[];
  readonly fair: readonly CurvePoint[];
  /** With all cards known; none while only a rough curve is there. */
  readonly open?: readonly CurvePoint[];
  readonly moves?: readonly ReviewedMove[];
  /** All moves of the game. */
  readonly last: number;
  readonly at?: number;
  readonly onMove?: (number: number) => void;
}

const ROWS = 12; // of the table, about
const DASHES = ["", "7 4", "2 4", "12 4 2 4", "1 6"];

/** The chances of all seats, move by move: a line for each, told apart by colour, dashes and names. */
export function Curve({ seats, fair, open = [], moves = [], last, at, onMove }: CurveProps) {
  const text = useText();
  const title = useId();
  const [isOpen, setOpen] = useState(false);
  const points = isOpen ? open : fair;
  const across = (number: number) => (100 * (number - 1)) / Math.max(1, last);
  return (
    <section class="win-chances panel" aria-labelledby={title}>
      <h2 id={title}>{text("reviewed-curve")}</h2>
      <ul class="chances-key">
        {seats.map(({ name, colour }, seat) => (
          <li key={name}>
            <Badge colour={colour} size={18} />
            <svg width="26" height="8" aria-hidden="true">
              <path class="chance" d="M0 4H26" {...lineOf(seats, seat)} />
            </svg>
            {name}
          </li>
        ))}
      </ul>
      <div class="chances-plot" data-plot>
        <svg
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          role="img"
          aria-label={spoken(text, seats, points)}
        >
          {[0, 25, 50, 75, 100].map((y) => (
            <path key={y} class="chance-grid" d={`M0 ${y}H100`} />
          ))}
          {at !== undefined && at > 0 && <path class="chance-now" d={`M${across(at)} 0V100`} />}
          {seats.map((_, seat) => (
            <path key={seat} class="chance" d={pathOf(points, seat, across)} {...lineOf(seats, seat)} />
          ))}
        </svg>
        {!isOpen &&
          moves
            .filter(({ mark }) => markGlyphs[mark].told)
            .map(({ number, chance, mark }) => (
              <span
                key={number}
                class={`chance-mark mark-${mark}`}
                style={{ left: `${across(number)}%`, top: `${100 - 100 * chance}%` }}
                aria-hidden="true"
              >
                {markGlyphs[mark].glyph}
              </span>
            ))}
        {onMove && (
          <input
            type="range"
            min={1}
            max={last + 1}
            value={at}
            aria-label={text("replay-move")}
            onInput={(event) => onMove(Number(event.currentTarget.value))}
          />
        )}
        <span class="chance-side" aria-hidden="true">
          100 %
        </span>
        <span class="chance-side low" aria-hidden="true">
          0 %
        </span>
      </div>
      {open.length > 0 && <Check on={isOpen} label={text("reviewed-open")} onChange={setOpen} />}
      <p class="muted">{text(isOpen ? "reviewed-open-note" : "reviewed-curve-note")}</p>
      {open.length > 0 && <Chances seats={seats} points={points} />}
    </section>
  );
}

const lineOf = (seats: readonly Seat[], seat: number) => ({
  style: { "--piece": pieceFill(seats[seat]!.colour), "--edge": pieceEdge(seats[seat]!.colour) },
  ...(DASHES[seat % DASHES.length] && { "stroke-dasharray": DASHES[seat % DASHES.length] }),
});

const known = (points: readonly CurvePoint[], seat: number): [number, number][] =>
  points.flatMap(({ number, chances }) => (chances[seat] == null ? [] : [[number, chances[seat]]]));

function pathOf(points: readonly CurvePoint[], seat: number, across: (number: number) => number): string {
  const there = known(points, seat);
  return there
    .map(([n, chance], i) => `${i ? "L" : "M"}${across(n).toFixed(2)} ${(100 - 100 * chance).toFixed(1)}`)
    .join("");
}

function spoken(
  text: ReturnType<typeof useText>,
  seats: readonly Seat[],
  points: readonly CurvePoint[],
): string {
  const lines = seats.flatMap(({ name }, seat) => {
    const there = known(points, seat);
    if (there.length === 0) return [];
    return [text("reviewed-line", { name, first: percent(there[0]![1]), last: percent(there.at(-1)![1]) })];
  });
  return [text("reviewed-curve"), ...lines].join(". ");
}

/** The same in figures, for those who read rather than look. */
function Chances({ seats, points }: { seats: readonly Seat[]; points: readonly CurvePoint[] }) {
  const text = useText();
  const step = Math.max(1, Math.round(points.length / ROWS));
  const rows = points.filter((_, i) => i % step === 0 || i === points.length - 1);
  return (
    <details>
      <summary>{text("reviewed-table")}</summary>
      <table>
        <thead>
          <tr>
            <th scope="col">{text("replay-move")}</th>
            {seats.map(({ name }) => (
              <th scope="col" key={name}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ number, chances }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {chances.map((chance, seat) => (
                <td key={seat}>
                  {chance == null ? "" : text("reviewed-worth", { percent: percent(chance) })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
