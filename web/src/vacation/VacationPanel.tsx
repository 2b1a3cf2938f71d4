import { useState } from "preact/hooks";
import { useGame } from "../follow/context";
import type { Link } from "../live/link";
import { PageWords } from "../PageWords";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { inAWhile } from "../text/time";
import { choices } from "./choices";
import "./vacation.css";

export interface VacationProps {
  readonly link: Link;
  readonly table: TableData;
  readonly onDone: () => void;
}

/** In a game over days: being away for a while, in which one's own clock stands still. */
export const VacationPanel = (props: VacationProps) => (
  <PageWords page="slow">
    <Vacation {...props} />
  </PageWords>
);

function Vacation({ link, table, onDone }: VacationProps) {
  const text = useText();
  const ahead = useGame()?.followed.ahead ?? null;
  const { about, you } = table;
  const [days, setDays] = useState(3);
  const until = about.chairs[you!]!.vacation;
  const left = until === null || ahead === null ? 0 : 1_000 * until - ahead - performance.now();
  const go = (seconds: number | null) => {
    link.goAway(seconds);
    onDone();
  };
  return (
    <form
      class="vacation"
      onSubmit={(event) => {
        event.preventDefault();
        go(days * DAY);
      }}
    >
      <p>{text("vacation-about", { count: about.vacation })}</p>
      {left > 0 && <p role="status">{text("vacation-mine", { until: inAWhile(left) })}</p>}
      <label>
        {text("vacation-until")}
        <select class="field" value={days} onChange={(event) => setDays(Number(event.currentTarget.value))}>
          {choices(about.vacation).map((count) => (
            <option value={count}>
              {text("home-vacation-days", { count })} · {inAWhile(1_000 * count * DAY)}
            </option>
          ))}
        </select>
      </label>
      <div class="dialog-foot">
        {left > 0 && (
          <button type="button" class="button" onClick={() => go(null)}>
            {text("held-back")}
          </button>
        )}
        <button type="submit" class="button main">
          {text("vacation-go")}
        </button>
      </div>
    </form>
  );
}

const DAY = 24 * 3600; // seconds
