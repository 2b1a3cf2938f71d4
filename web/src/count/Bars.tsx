import type { PieceColour } from "../look/pieces";
import { Badge } from "../players/Badge";
import type { FinalCount } from "./count";

interface BarsProps {
  count: FinalCount;
  order: readonly number[];
  pieces: readonly PieceColour[];
}

const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);

/** The totals as bars, a part for each line; what was lost goes to the left, hatched. */
export function Bars({ count, order, pieces }: BarsProps) {
  const lines = Object.entries(count.lines);
  const gained = (seat: number) => sum(lines.map(([, values]) => Math.max(0, values[seat]!)));
  const lost = (seat: number) => sum(lines.map(([, values]) => Math.max(0, -values[seat]!)));
  const most = Math.max(1, ...order.map(gained));
  const worst = Math.max(0, ...order.map(lost));
  const share = (value: number) => `${(88 * value) / (most + worst)}%`;
  return (
    <div class="bars" aria-hidden="true">
      {order.map((seat) => (
        <div class="bar">
          <Badge colour={pieces[seat]!} size={20} />
          <span class="bar-track">
            <span style={{ width: share(worst - lost(seat)) }} />
            <span class="bar-lost" style={{ width: share(lost(seat)) }} />
            {lines.map(([line, values]) => (
              <span class={`bar-part line-${line}`} style={{ width: share(Math.max(0, values[seat]!)) }} />
            ))}
            <b>{count.totals[seat]}</b>
          </span>
        </div>
      ))}
    </div>
  );
}
