import { Badge } from "../look/Badge";
import type { Seat } from "../view/game";
import { type FinalCount, signed } from "./count";

interface BarsProps {
  lines: FinalCount["lines"];
  totals: readonly number[];
  order: readonly number[];
  seats: readonly Seat[];
  /** The lines that the bars will have in the end: they say how long a point is. */
  whole?: FinalCount["lines"];
}

type Lines = FinalCount["lines"];

const sum = (lines: Lines, part: (value: number) => number, seat: number) =>
  Object.values(lines).reduce((all, values) => all + part(values[seat] ?? 0), 0);
const gained = (value: number) => Math.max(0, value);
const lost = (value: number) => Math.max(0, -value);

/** The totals as bars, a part for each line; what was lost goes to the left, hatched. */
export function Bars({ lines, totals, order, seats, whole = lines }: BarsProps) {
  const most = Math.max(1, ...order.map((seat) => sum(whole, gained, seat)));
  const worst = Math.max(0, ...order.map((seat) => sum(whole, lost, seat)));
  const share = (value: number) => `${(88 * value) / (most + worst)}%`;
  return (
    <div class="bars" aria-hidden="true">
      {order.map((seat) => (
        <div class="bar" key={seat}>
          <Badge colour={seats[seat]!.colour} size={20} />
          <span class="bar-track">
            <span style={{ width: share(worst - sum(lines, lost, seat)) }} />
            <span class="bar-lost" style={{ width: share(sum(lines, lost, seat)) }} />
            {Object.keys(whole).map((line) => (
              <span
                key={line}
                class={`bar-part line-${line}`}
                style={{ width: share(gained(lines[line]?.[seat] ?? 0)) }}
              />
            ))}
            <b>{signed(totals[seat]!)}</b>
          </span>
        </div>
      ))}
    </div>
  );
}
