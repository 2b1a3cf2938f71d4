import { hrefOf } from "../address";
import { useIsMember } from "../live/useMembership";
import { Check } from "../look/Check";
import type { BotData } from "../protocol/schema";
import { useText } from "../text/context";
import { named } from "../text/names";
import { callings } from "./callings";
import { clocks, type Draft, daysOf, graces, vacations } from "./wish";

interface ExtrasProps {
  draft: Draft;
  bots: readonly BotData[];
  onChange: (draft: Draft) => void;
}

/** What seldom needs an answer: the board's options, who begins, who may look, how long is waited. */
export function Extras({ draft, bots, onChange }: ExtrasProps) {
  const text = useText();
  const isIn = useIsMember();
  const change = (part: Partial<Draft>) => onChange({ ...draft, ...part });
  return (
    <details class="extras">
      <summary>{text("home-more")}</summary>
      {Object.keys(draft.edition.options).map((option) => (
        <Check
          key={option}
          on={draft.options[option] ?? false}
          label={named(text, `option-${option.replaceAll("_", "-")}`, option)}
          onChange={(on) => change({ options: { ...draft.options, [option]: on } })}
        />
      ))}
      <Check on={draft.open} label={text("home-public")} onChange={(open) => change({ open })} />
      <Check
        on={draft.hints}
        label={text("home-hints")}
        disabled={draft.rated}
        onChange={(hints) => change({ hints })}
      />
      <Check
        on={draft.rated}
        label={text("rated-wish")}
        disabled={!isIn}
        onChange={(rated) => change({ rated, hints: draft.hints && !rated })}
      />
      {!isIn && (
        <p class="muted">
          {text("rated-needs")} <a href={hrefOf("club")}>{text("rated-join")}</a>
        </p>
      )}
      <label class="line">
        {text("home-first")}
        <select
          class="field"
          value={draft.first ?? ""}
          onChange={({ currentTarget: { value } }) => change({ first: value === "" ? null : Number(value) })}
        >
          <option value="">{text("home-first-chance")}</option>
          <option value="0">{text("home-first-you")}</option>
          {callings(draft.rivals, bots, text).map((calling, place) => (
            <option value={place + 1}>{calling}</option>
          ))}
        </select>
      </label>
      <Time {...{ draft, change }} />
    </details>
  );
}

interface TimeProps {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
}

/** How long is waited. Where a clock counts days, nobody is taken for gone before they are over. */
function Time({ draft, change }: TimeProps) {
  const text = useText();
  return (
    <>
      <label class="line">
        {text("home-clock")}
        <select
          class="field"
          value={draft.clock}
          onChange={({ currentTarget: { value } }) => change({ clock: Number(value) })}
        >
          {clocks.map((seconds) => (
            <option value={seconds}>{text(`home-clock-${seconds}`)}</option>
          ))}
        </select>
      </label>
      {daysOf(draft) > 0 ? (
        <label class="line">
          {text("home-vacation")}
          <select
            class="field"
            value={draft.vacation}
            onChange={({ currentTarget: { value } }) => change({ vacation: Number(value) })}
          >
            {vacations.map((count) => (
              <option value={count}>{text("home-vacation-days", { count })}</option>
            ))}
          </select>
        </label>
      ) : (
        <label class="line">
          {text("home-pace")}
          <select
            class="field"
            value={draft.grace}
            onChange={({ currentTarget: { value } }) => change({ grace: Number(value) })}
          >
            {graces.map((seconds) => (
              <option value={seconds}>{text(`home-pace-${seconds}`)}</option>
            ))}
          </select>
        </label>
      )}
    </>
  );
}
