import { hrefOf } from "../address";
import type { DealResults } from "../protocol/schema";
import { useText } from "../text/context";

/** How all did on this server; each game can be put beside one's own. */
export function ResultsTable({ results: { day, rows } }: { results: DealResults }) {
  const text = useText();
  if (rows.length === 0) return <p>{text("daily-results-none")}</p>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <div class="daily-scroll" tabIndex={0} role="region" aria-label={text("daily-results")}>
      <table>
        <thead>
          <tr>
            {["player", "points", "place", "tickets", "turns"].map((name) => (
              <th scope="col" key={name}>
                {text(`daily-${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.game} class={row.mine ? "mine" : ""} data-row={row.game}>
              <th scope="row">
                <a href={hrefOf("deal", day, row.game)} aria-label={text("daily-look", { name: row.name })}>
                  {row.name}
                </a>{" "}
                {row.mine && <small>{text("daily-yours")}</small>}
                {!row.first && <small class="muted"> {text("daily-replay")}</small>}
              </th>
              <td>{row.points}</td>
              <td>{row.place}</td>
              <td>
                {row.tickets}/{row.tickets_kept}
              </td>
              <td>{row.turns}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
