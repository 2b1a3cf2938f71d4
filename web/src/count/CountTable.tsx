import { Badge } from "../players/Badge";
import { useText } from "../text/context";
import { Bars } from "./Bars";
import { byTotal, type CountProps, type FinalCount } from "./count";
import "./count.css";

/** The table that stays when the show is over: every line of every player, the best first. */
export function CountTable({ seats, pieces, count }: Omit<CountProps, "board">) {
  const text = useText();
  const order = byTotal(count);
  const winner = count.winners[0]!;
  return (
    <section class="count panel">
      <h1>{text("count-won", { name: seats[winner]!.name })}</h1>
      <table>
        <thead>
          <tr>
            <th>
              <span class="muted">{text("count-title")}</span>
            </th>
            {order.map((seat) => (
              <th scope="col">
                <Badge colour={pieces[seat]!} size={30} />
                <b>{seats[seat]!.name}</b>
              </th>
            ))}
          </tr>
        </thead>
        <Lines count={count} order={order} />
      </table>
      <Bars count={count} order={order} pieces={pieces} />
    </section>
  );
}

const signed = (value: number) => (value < 0 ? `−${-value}` : `${value}`);

function Lines({ count, order }: { count: FinalCount; order: readonly number[] }) {
  const text = useText();
  const lines = Object.entries(count.lines).filter(([, values]) => values.some(Boolean));
  return (
    <tbody>
      {lines.map(([line, values]) => (
        <tr>
          <th scope="row">{text(`line-${line}`)}</th>
          {order.map((seat) => (
            <td class={values[seat]! < 0 ? "lost" : values[seat] ? "" : "zero"}>{signed(values[seat]!)}</td>
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
