import type { ComponentChildren } from "preact";
import { Badge } from "../look/Badge";
import { pieceColours } from "../look/pieces";
import type { BotData } from "../protocol/schema";
import { LONGEST_NAME } from "../settings/NameField";
import { useText } from "../text/context";
import { type Draft, type Rival, withPlayers, withRival } from "./wish";

interface ChairsProps {
  draft: Draft;
  bots: readonly BotData[];
  onChange: (draft: Draft) => void;
  /** Who sits on the first chair. */
  children: ComponentChildren;
}

/** How many play, and who sits on each of the chairs. */
export function Chairs({ draft, bots, onChange, children }: ChairsProps) {
  const text = useText();
  return (
    <fieldset class="chairs">
      <legend class="muted">{text("home-chairs")}</legend>
      <PlayerCount draft={draft} onChoose={(count) => onChange(withPlayers(draft, count, bots))} />
      <ol>
        <li>
          <Badge colour={pieceColours[0]!} />
          {children}
        </li>
        {draft.rivals.map((rival, place) => (
          <RivalLine
            key={place}
            rival={rival}
            place={place}
            bots={bots}
            onChange={(next) => onChange(withRival(draft, place, next))}
          />
        ))}
      </ol>
    </fieldset>
  );
}

function PlayerCount({ draft, onChoose }: { draft: Draft; onChoose: (count: number) => void }) {
  const text = useText();
  const { least_players: least, most_players: most } = draft.edition;
  const counts = Array.from({ length: most - least + 1 }, (_, i) => least + i);
  return (
    <div class="segments" role="radiogroup" aria-label={text("home-count")}>
      {counts.map((count) => (
        <label key={count}>
          <input
            type="radio"
            name="players"
            checked={count === draft.rivals.length + 1}
            onChange={() => onChoose(count)}
          />
          <span>{text("home-players", { count })}</span>
        </label>
      ))}
    </div>
  );
}

interface RivalProps {
  rival: Rival;
  place: number;
  bots: readonly BotData[];
  onChange: (rival: Rival) => void;
}

function RivalLine({ rival, place, bots, onChange }: RivalProps) {
  const text = useText();
  const number = place + 2;
  return (
    <li>
      <Badge colour={pieceColours[place + 1]!} />
      <select
        class="field"
        aria-label={text("home-chair", { number })}
        value={rival.kind === "bot" ? rival.bot : `/${rival.kind}`}
        onChange={(event) => onChange(rivalOf(event.currentTarget.value))}
      >
        <optgroup label={text("home-bots")}>
          {bots.map((bot) => (
            <option value={bot.name}>{text("home-bot", { title: bot.title })}</option>
          ))}
        </optgroup>
        <optgroup label={text("home-people")}>
          <option value="/friend">{text("home-friend")}</option>
          <option value="/here">{text("home-here")}</option>
        </optgroup>
      </select>
      {rival.kind === "here" ? (
        <input
          class="field"
          aria-label={text("home-name-of", { number })}
          placeholder={text("home-name-of", { number })}
          maxLength={LONGEST_NAME}
          value={rival.name}
          onInput={(event) => onChange({ kind: "here", name: event.currentTarget.value })}
        />
      ) : (
        <span class="muted about">{aboutRival(rival, bots, text("home-friend-about"))}</span>
      )}
    </li>
  );
}

const aboutRival = (rival: Rival, bots: readonly BotData[], friend: string): string =>
  rival.kind === "bot" ? (bots.find(({ name }) => name === rival.bot)?.about ?? "") : friend;

/** What the chooser's value stands for; a slash begins what no bot can be called. */
export function rivalOf(value: string): Rival {
  if (value === "/friend") return { kind: "friend" };
  return value === "/here" ? { kind: "here", name: "" } : { kind: "bot", bot: value };
}
