import { useState } from "preact/hooks";
import { Icon } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { PlayerCount } from "../making/PlayerCount";
import { ColourPicker } from "../people/ColourPicker";
import { Portrait } from "../people/Portrait";
import { Stars } from "../people/Stars";
import type { BotData } from "../protocol/schema";
import { LONGEST_NAME, NameField } from "../settings/NameField";
import { changeSettings } from "../settings/settings";
import { useText } from "../text/context";
import { callingOf } from "./callings";
import { RivalDialog } from "./RivalDialog";
import { coloursOf, type Draft, type Rival, takenIn, withPlayers, withRival } from "./wish";
import "./chairs.css";

interface ChairsProps {
  draft: Draft;
  bots: readonly BotData[];
  onChange: (draft: Draft) => void;
}

/** How many play, and who sits on each of the chairs. */
export function Chairs({ draft, bots, onChange }: ChairsProps) {
  const text = useText();
  const colours = coloursOf(draft);
  return (
    <fieldset class="chairs">
      <legend class="muted">{text("home-chairs")}</legend>
      <PlayerCount
        board={draft.edition}
        count={draft.rivals.length + 1}
        onChoose={(count) => onChange(withPlayers(draft, count, bots))}
      />
      <ol>
        <li class="own-chair">
          <NameField />
          <ColourPicker
            label={text("home-colour")}
            group="colour"
            colour={colours[0]!}
            taken={takenIn(draft, 0)}
            onChoose={(colour) => {
              changeSettings({ colour });
              onChange({ ...draft, colour });
            }}
          />
        </li>
        {draft.rivals.map((rival, place) => (
          <RivalLine
            key={place}
            {...{ draft, rival, place, bots }}
            colour={colours[place + 1]!}
            onChange={(next) => onChange(withRival(draft, place, next, bots))}
          />
        ))}
      </ol>
    </fieldset>
  );
}

interface RivalProps {
  draft: Draft;
  rival: Rival;
  place: number;
  colour: PieceColour;
  bots: readonly BotData[];
  onChange: (rival: Rival) => void;
}

function RivalLine(props: RivalProps) {
  const { draft, rival, place, colour, onChange } = props;
  const text = useText();
  const [asking, setAsking] = useState(false);
  const number = place + 2;
  return (
    <li>
      <button
        type="button"
        class="rival"
        aria-haspopup="dialog"
        data-chair={number}
        onClick={() => setAsking(true)}
      >
        <span class="unseen">{text("home-player", { number })}: </span>
        <Portrait bot={rival.kind === "bot" ? rival.bot : null} colour={colour} size={44} />
        <RivalWords {...props} />
        <Icon name="down" size={16} />
      </button>
      {rival.kind === "here" && (
        <div class="here">
          <input
            class="field"
            aria-label={text("home-name-of", { number })}
            placeholder={text("home-name-of", { number })}
            maxLength={LONGEST_NAME}
            value={rival.name}
            onInput={(event) => onChange({ ...rival, name: event.currentTarget.value })}
          />
          <ColourPicker
            label={text("home-colour-of", { number })}
            group={`colour-${number}`}
            colour={colour}
            taken={takenIn(draft, place + 1)}
            onChoose={(chosen) => onChange({ ...rival, colour: chosen })}
          />
        </div>
      )}
      {asking && <RivalDialog {...props} onClose={() => setAsking(false)} />}
    </li>
  );
}

function RivalWords({ rival, bots }: Pick<RivalProps, "rival" | "bots">) {
  const text = useText();
  if (rival.kind !== "bot") {
    return (
      <span class="rival-words">
        <b>{text(rival.kind === "friend" ? "home-friend" : "home-here")}</b>
        {rival.kind === "friend" && <span class="muted">{text("home-friend-about")}</span>}
      </span>
    );
  }
  const bot = bots.find(({ name }) => name === rival.bot);
  return (
    <span class="rival-words">
      <span>
        <b>{callingOf(rival, bots, text)}</b>
        {bot?.character && <Stars count={bot.character.stars} />}
      </span>
      <span class="muted">{bot?.about}</span>
    </span>
  );
}
