import type { Met, RatingData } from "../protocol/schema";
import { useText } from "../text/context";

/** Everybody one has played with: how often one came in before or behind them, and how strong they are. */
export function People({ people }: { people: readonly Met[] }) {
  const text = useText();
  return (
    <section class="panel club-people">
      <h2>{text("club-people")}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div class="club-scroll" tabIndex={0} role="region" aria-label={text("club-people")}>
        <table>
          <thead>
            <tr>
              <th scope="col">{text("club-with")}</th>
              <th scope="col">{text("club-met-games")}</th>
              <th scope="col">{text("club-ahead")}</th>
              <th scope="col">{text("club-behind")}</th>
              <th scope="col">{text("club-rating-short")}</th>
            </tr>
          </thead>
          <tbody>
            {people.map((one) => (
              <tr key={one.tag ?? one.bot} data-met={one.tag ?? one.bot}>
                <th scope="row">
                  <span class="club-name">{one.name}</span>{" "}
                  <span class="muted">{one.tag ? `#${one.tag}` : text("club-bot")}</span>
                </th>
                <td>{one.games}</td>
                <td>{one.ahead}</td>
                <td>{one.behind}</td>
                <td>{one.rating ? <Rated rating={one.rating} /> : "–"}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function Rated({ rating: { value, spread } }: { rating: RatingData }) {
  return (
    <>
      {value} <span class="muted">± {spread}</span>
    </>
  );
}
