import type { ComponentChildren } from "preact";
import { Badge } from "../look/Badge";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { FaceDrawing } from "../people/FaceDrawing";
import { Stars } from "../people/Stars";
import type { BotData, CharacterData } from "../protocol/schema";
import { useText } from "../text/context";
import { coloursOf, type Draft, type Rival } from "./wish";

interface RivalDialogProps {
  draft: Draft;
  rival: Rival;
  place: number;
  bots: readonly BotData[];
  onChange: (rival: Rival) => void;
  onClose: () => void;
}

/** Who is to sit on a chair: somebody with a face, a person, or a bot of a level. A press chooses and closes. */
export function RivalDialog({ draft, rival, place, bots, onChange, onClose }: RivalDialogProps) {
  const text = useText();
  const number = place + 2;
  const plain = bots.filter(({ level, added }) => level || added);
  const choice = (wanted: Rival) => ({
    chosen: wanted.kind === rival.kind && (wanted.kind !== "bot" || wanted.bot === botIn(rival)),
    onChoose: () => onChange(wanted.kind === rival.kind && wanted.kind === "here" ? rival : wanted),
    onClose,
  });
  return (
    <Dialog title={text("person-choose", { number })} onClose={onClose}>
      <fieldset class="people">
        <legend class="unseen">{text("person-people")}</legend>
        {company(draft, bots).map(([bot, character]) => (
          <Choice key={bot.name} part="person" {...choice({ kind: "bot", bot: bot.name })}>
            <Person {...{ bot, character, draft }} />
          </Choice>
        ))}
      </fieldset>
      <fieldset class="others">
        <legend class="muted">{text("home-people")}</legend>
        <Choice {...choice({ kind: "friend" })}>
          <b>{text("home-friend")}</b>
          <span class="muted">{text("home-friend-about")}</span>
        </Choice>
        <Choice {...choice({ kind: "here", name: "" })}>
          <b>{text("home-here")}</b>
        </Choice>
      </fieldset>
      <details class="others" open={plain.some(({ name }) => name === botIn(rival))}>
        <summary class="muted">{text("person-level")}</summary>
        {plain.map((bot) => (
          <Choice key={bot.name} {...choice({ kind: "bot", bot: bot.name })}>
            <b>{text("home-bot", { title: bot.title })}</b>
            <span class="muted">{bot.about}</span>
          </Choice>
        ))}
      </details>
    </Dialog>
  );
}

const botIn = (rival: Rival): string | null => (rival.kind === "bot" ? rival.bot : null);

/** The characters, those first who are proposed for the board. */
function company({ edition }: Draft, bots: readonly BotData[]): [BotData, CharacterData][] {
  const rank = ({ name }: BotData) => (edition.company.indexOf(name) + 99) % 99;
  return bots
    .filter(({ character }) => character)
    .sort((a, b) => rank(a) - rank(b))
    .map((bot) => [bot, bot.character!]);
}

interface ChoiceProps {
  part?: string;
  chosen: boolean;
  onChoose: () => void;
  onClose: () => void;
  children: ComponentChildren;
}

/** One of the group: arrow keys walk through it and choose, Enter closes; a press does both. */
function Choice({ part = "other", chosen, onChoose, onClose, children }: ChoiceProps) {
  const press = ({ detail }: MouseEvent) => {
    if (detail === 0) return; // by keys
    onChoose();
    onClose();
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault(); // it would begin the game
    onChoose();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the button within hears the keys
    <label class={part} onClick={press}>
      <input type="radio" name="rival" checked={chosen} onChange={onChoose} onKeyDown={enter} />
      {children}
    </label>
  );
}

interface PersonProps {
  bot: BotData;
  character: CharacterData;
  draft: Draft;
}

function Person({ bot, character, draft }: PersonProps) {
  const text = useText();
  const place = draft.rivals.findIndex((one) => botIn(one) === bot.name);
  return (
    <>
      <span class="person-face">
        <FaceDrawing face={character.face} size={84} />
        {place >= 0 && (
          <Badge colour={coloursOf(draft)[place + 1] as PieceColour} size={22} part="person-seat" />
        )}
      </span>
      <span class="person-words">
        <b>{bot.title}</b>
        <Stars count={character.stars} />
        <span class="person-style">{character.style}</span>
        <span class="muted person-about">{bot.about}</span>
        {character.home === draft.edition.id && (
          <span class="person-home">
            <Icon name="home" size={13} /> {text("person-home")}
          </span>
        )}
      </span>
    </>
  );
}
