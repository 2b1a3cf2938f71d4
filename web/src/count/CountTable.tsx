import { Portrait } from "../people/Portrait";
import { useText } from "../text/context";
import { lineName, named } from "../text/names";
import { Bars } from "./Bars";
import { byTotal, type CountProps, type FinalCount, signed } from "./count";
import "./count.css";

/** The table that stays when the show is over: every line of every player, the best first. */
export function CountTable({ seats, count, seat: viewer = null }: TableProps) {
  const text = useText();
  const order = byTotal(count);
  const names = count.winners.map((seat) => seats[seat]!.name).join(", ");
  const alone = count.winners.length === 1;
  return (
    <section class="count panel">
      <h2>
        {alone && count.winners[0] === viewer
          ? text("count-you")
          : alone
            ? text("count-won", { name: names })
            : text("count-shared", { names })}
      </h2>
      {count.reason && <p class="muted">{named(text, `log-over-${count.reason}`, count.reason)}</p>}
      {count.decidedBy && <p class="muted">{named(text, `count-tie-${count.decidedBy}`, count.decidedBy)}</p>}
      <table>
        <thead>
          <tr>
            <th>
              <span class="muted">{text("count-title")}</span>
            </th>
            {order.map((seat) => (
              <th scope="col">
                <Portrait bot={seats[seat]!.bot ?? null} colour={seats[seat]!.colour} size={40} />
                <b>{seats[seat]!.name}</b>
              </th>
            ))}
          </tr>
        </thead>
        <Lines count={count} order={order} />
      </table>
      <Bars lines={count.lines} totals={count.totals} order={order} seats={seats} />
      <Key count={count} />
    </section>
  );
}

type TableProps = Omit<CountProps, "board"> & { seat?: number | null };

/** Lines in which anybody has anything. */
const used = (count: FinalCount) => Object.entries(count.lines).filter(([, values]) => values.some(Boolean));

/** Which colour of the bars is which line. */
function Key({ count }: { count: FinalCount }) {
  const text = useText();
  return (
    <ul class="bar-key muted" aria-hidden="true">
      {used(count).map(([line, values]) => (
        <li key={line}>
          <span class={values.some((value) => value > 0) ? `bar-part line-${line}` : "bar-lost"} />
          {lineName(text, line)}
        </li>
      ))}
    </ul>
  );
}

function Lines({ count, order }: { count: FinalCount; order: readonly number[] }) {
  const text = useText();
  return (
    <tbody>
      {used(count).map(([line, values]) => (
        <tr key={line}>
          <th scope="row">{lineName(text, line)}</th>
          {order.map((seat) => (
            <td class={values[seat]! < 0 ? "lost" : values[seat] ? "" : "zero"}>
              {signed(values[seat]!)}
              {count.beside?.[line] && <small class="muted"> ({count.beside[line][seat]})</small>}
            </td>
          ))}
        </tr>
      ))}
      <tr class="total">
        <th scope="row">{text("line-total")}</th>
        {order.map((seat) => (
          <td class={count.winners.includes(seat) ? "won" : ""}>{signed(count.totals[seat]!)}</td>
        ))}
      </tr>
    </tbody>
  );
}
