import { hrefOf } from "../address";
import { kept, streak, today } from "../daily/kept";
import { useText } from "../text/context";

/** What there is today: a puzzle, and a deal that everybody plays. */
export function Today() {
  const text = useText();
  const { puzzles, deals } = kept();
  const day = today();
  const count = streak(puzzles, day);
  const solved = puzzles[day]?.right;
  return (
    <section class="today panel" aria-label={text("home-today")}>
      <h2>{text("home-today")}</h2>
      <p>
        <a href={hrefOf("puzzle")}>{text("home-puzzle")}</a>
        {puzzles[day] && <span class="muted"> {text(solved ? "home-solved" : "home-tried")}</span>}
        {count > 1 && <span class="muted"> · {text("home-streak", { count })}</span>}
      </p>
      <p>
        <a href={hrefOf("deal")}>{text("home-deal")}</a>
        {deals[day] && <span class="muted"> {text("home-begun")}</span>}
      </p>
    </section>
  );
}
