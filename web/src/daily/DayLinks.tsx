import { hrefOf } from "../address";
import { useText } from "../text/context";

interface DayLinksProps {
  page: "puzzle" | "deal";
  day: string;
  before: string | null;
  after: string | null;
}

/** The days beside one. */
export function DayLinks({ page, day, before, after }: DayLinksProps) {
  const text = useText();
  return (
    <nav class="day-links" aria-label={text("daily-days")}>
      {before ? (
        <a href={hrefOf(page, before)} data-before>
          ← {before}
        </a>
      ) : (
        <span />
      )}
      {after && (
        <a href={hrefOf(page, after)} data-after aria-label={text("daily-after", { day: after })}>
          {after} →
        </a>
      )}
      {!after && <span class="muted">{text("daily-today", { day })}</span>}
    </nav>
  );
}
