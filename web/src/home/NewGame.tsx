import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { loadBoard } from "../boards/load";
import { fetchGamePage } from "../fetch";
import { Icon } from "../look/Icon";
import type { BotData, EditionData, NewGameWish } from "../protocol/schema";
import { NameField } from "../settings/NameField";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { editionAbout, editionTitle } from "../text/names";
import { BoardPicture } from "./BoardPicture";
import { Chairs } from "./Chairs";
import { Extras } from "./Extras";
import { type Draft, newDraft, wishOf, withEdition } from "./wish";

interface NewGameProps {
  editions: readonly EditionData[];
  bots: readonly BotData[];
  onOpen: (wish: NewGameWish) => Promise<void>;
}

/** A new game: a board, and who plays. Everything has a sensible answer already. */
export function NewGame({ editions, bots, onOpen }: NewGameProps) {
  const text = useText();
  const { name } = useSettings();
  const [draft, setDraft] = useState<Draft>(() => newDraft(editions[0]!, bots));
  const [busy, setBusy] = useState(false);
  const { edition } = draft;
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) prepare(edition.id);
  }, [edition.id, touched]);
  const open = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const titles = new Map(bots.map((bot) => [bot.name, bot.title]));
    void onOpen(wishOf(draft, name, text("home-someone"), titles)).finally(() => setBusy(false));
  };
  return (
    <form
      class="new-game panel"
      onSubmit={open}
      onPointerEnter={() => setTouched(true)}
      onFocusIn={() => setTouched(true)}
    >
      <h2>{text("home-new")}</h2>
      <fieldset class="editions">
        <legend class="muted">{text("board-choose")}</legend>
        {editions.map((one) => (
          <EditionChoice
            key={one.id}
            id={one.id}
            chosen={one.id === edition.id}
            onChoose={() => setDraft(withEdition(draft, one, bots))}
          />
        ))}
      </fieldset>
      <a class="rules-link" href={hrefOf("rules", edition.id)}>
        <Icon name="book" size={16} /> {text("home-rules")}
      </a>
      <Chairs draft={draft} bots={bots} onChange={setDraft}>
        <NameField />
      </Chairs>
      <Extras draft={draft} onChange={setDraft} />
      <button type="submit" class="button main play" disabled={busy}>
        <Icon name="train" /> {text(hasFriends(draft) ? "home-invite" : "home-play")}
      </button>
    </form>
  );
}

/** Whoever comes near the form may soon play: the table and its board are fetched meanwhile, and not before. */
function prepare(edition: string): void {
  void fetchGamePage();
  void loadBoard(edition);
}

const hasFriends = ({ rivals }: Draft): boolean => rivals.some(({ kind }) => kind === "friend");

interface ChoiceProps {
  id: string;
  chosen: boolean;
  onChoose: () => void;
}

function EditionChoice({ id, chosen, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <label class={chosen ? "edition chosen" : "edition"}>
      <input type="radio" name="edition" value={id} checked={chosen} onChange={onChoose} />
      <BoardPicture name={id} />
      <span class="title">{editionTitle(text, id)}</span>
      <span class="muted">{editionAbout(text, id)}</span>
    </label>
  );
}
