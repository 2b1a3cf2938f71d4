import { useState } from "preact/hooks";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { zoneHere } from "./here";
import type { PartProps } from "./part";

/** Hours in which nothing is told, by the clock of whoever sits here. */
export function QuietPart({ notices, busy, attempt }: PartProps) {
  const text = useText();
  const { game, token, api, data } = notices;
  const [begin, setBegin] = useState(data.quiet?.begin ?? "22:00");
  const [end, setEnd] = useState(data.quiet?.end ?? "07:00");
  const keep = (event: Event) => {
    event.preventDefault();
    attempt(async () => {
      await api.setQuiet(game, token, { hours: { begin, end, zone: zoneHere() } });
      return { good: true, words: text("quiet-kept") };
    });
  };
  const never = () =>
    attempt(async () => {
      await api.setQuiet(game, token, { hours: null });
      return { good: true, words: text("quiet-none") };
    });
  return (
    <form class="notices-way panel" onSubmit={keep} aria-label={text("quiet-title")}>
      <h3>
        <Icon name="moon" size={16} /> {text("quiet-title")}
      </h3>
      <p class="muted">
        {data.quiet ? text("quiet-are", { ...data.quiet }) : text("quiet-about", { zone: zoneHere() })}
      </p>
      <div class="notices-hours">
        <label>
          {text("quiet-begin")}
          <input
            class="field"
            type="time"
            required
            value={begin}
            onInput={(event) => setBegin(event.currentTarget.value)}
          />
        </label>
        <label>
          {text("quiet-end")}
          <input
            class="field"
            type="time"
            required
            value={end}
            onInput={(event) => setEnd(event.currentTarget.value)}
          />
        </label>
      </div>
      <div class="dialog-foot">
        {data.quiet && (
          <button type="button" class="button" disabled={busy} onClick={never}>
            {text("quiet-remove")}
          </button>
        )}
        <button type="submit" class="button" disabled={busy}>
          {text("quiet-save")}
        </button>
      </div>
    </form>
  );
}
