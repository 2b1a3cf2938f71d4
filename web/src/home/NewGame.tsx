import { useState } from "preact/hooks";
import type { EditionInfo, RoomWish } from "../backend/backend";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { BoardPicture } from "./BoardPicture";

const MOST_RIVALS = 4;

interface NewGameProps {
  editions: readonly EditionInfo[];
  bots: readonly string[];
  onOpen: (wish: RoomWish) => void;
}

/** A new game: a board, a name, some bots. Everything has a sensible answer already. */
export function NewGame({ editions, bots, onOpen }: NewGameProps) {
  const text = useText();
  const [chosen, setChosen] = useState<string | null>(null);
  const [name, setName] = useState("");
  const [rivals, setRivals] = useState(2);
  const edition = chosen ?? editions[0]?.id;
  const open = (event: Event) => {
    event.preventDefault();
    if (!edition) return;
    const someone = name.trim() || text("home-someone");
    onOpen({ edition, name: someone, bots: Array.from({ length: rivals }, () => bots[0] ?? "") });
  };
  return (
    <form class="new-game panel" onSubmit={open}>
      <h2>{text("home-new")}</h2>
      <fieldset class="editions">
        <legend class="muted">{text("board-choose")}</legend>
        {editions.map(({ id }) => (
          <EditionChoice key={id} id={id} chosen={id === edition} onChoose={setChosen} />
        ))}
      </fieldset>
      <div class="new-game-line">
        <label>
          {text("home-name")}
          <input
            value={name}
            maxLength={24}
            placeholder={text("home-someone")}
            onInput={(event) => setName(event.currentTarget.value)}
          />
        </label>
        <label>
          {text("home-bots")}
          <select value={rivals} onChange={(event) => setRivals(Number(event.currentTarget.value))}>
            {Array.from({ length: MOST_RIVALS + 1 }, (_, count) => (
              <option value={count}>{count}</option>
            ))}
          </select>
        </label>
        <button type="submit" class="button main">
          <Icon name="train" /> {text("home-play")}
        </button>
      </div>
    </form>
  );
}

interface ChoiceProps {
  id: string;
  chosen: boolean;
  onChoose: (id: string) => void;
}

function EditionChoice({ id, chosen, onChoose }: ChoiceProps) {
  const text = useText();
  return (
    <label class={chosen ? "edition chosen" : "edition"}>
      <input type="radio" name="edition" checked={chosen} onChange={() => onChoose(id)} />
      <BoardPicture name={id} />
      <span class="title">{text(`edition-${id}-title`)}</span>
      <span class="muted">{text(`edition-${id}-about`)}</span>
    </label>
  );
}
