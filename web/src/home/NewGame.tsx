import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { loadBoard } from "../boards/load";
import { fetchGamePage } from "../fetch";
import { Icon } from "../look/Icon";
import { EditionChoice } from "../making/EditionChoice";
import type { BoardData, BotData, NewGameWish } from "../protocol/schema";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { Chairs } from "./Chairs";
import { Extras } from "./Extras";
import { type Draft, newDraft, wishOf, withEdition } from "./wish";

interface NewGameProps {
  boards: readonly BoardData[];
  bots: readonly BotData[];
  onOpen: (wish: NewGameWish) => Promise<void>;
}

/** A new game: a board, and who plays. Everything has a sensible answer already. */
export function NewGame({ boards, bots, onOpen }: NewGameProps) {
  const text = useText();
  const { name, colour } = useSettings();
  const [draft, setDraft] = useState<Draft>(() => newDraft(boards[0]!, bots, colour || null));
  const [busy, setBusy] = useState(false);
  const { edition } = draft;
  const [touched, setTouched] = useState(false);
  useEffect(() => {
    if (touched) prepare(edition.board);
  }, [edition.board, touched]);
  const open = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    const titles = new Map(bots.map((bot) => [bot.name, bot.title]));
    void onOpen(wishOf(draft, name, titles)).finally(() => setBusy(false));
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
        {boards.map((one) => (
          <EditionChoice
            key={one.id}
            board={one}
            chosen={one.id === edition.id}
            onChoose={() => setDraft(withEdition(draft, one, bots))}
          />
        ))}
      </fieldset>
      <div class="links-below">
        <a class="rules-link" href={hrefOf("rules", edition.id)}>
          <Icon name="book" size={16} /> {text("home-rules")}
        </a>
        <a class="workshop-link" href={hrefOf("workshop")}>
          <Icon name="gear" size={16} /> {text("home-workshop")}
        </a>
        <a class="bench-link" href={hrefOf("bench")}>
          <Icon name="robot" size={16} /> {text("home-bench")}
        </a>
      </div>
      <Chairs draft={draft} bots={bots} onChange={setDraft} />
      <Extras draft={draft} bots={bots} onChange={setDraft} />
      <button type="submit" class="button main play" disabled={busy}>
        <Icon name="train" /> {text(hasFriends(draft) ? "home-invite" : "home-play")}
      </button>
    </form>
  );
}

/** Whoever comes near the form may soon play: the table and its board are fetched meanwhile, and not before. */
function prepare(address: string): void {
  void fetchGamePage();
  void loadBoard(address);
}

const hasFriends = ({ rivals }: Draft): boolean => rivals.some(({ kind }) => kind === "friend");
