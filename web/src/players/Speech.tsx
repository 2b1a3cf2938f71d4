import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { useGame } from "../follow/context";
import { Icon } from "../look/Icon";
import { FaceDrawing } from "../people/FaceDrawing";
import { useCharacters } from "../people/known";
import type { EntryData, TableData } from "../protocol/schema";
import { changeSettings } from "../settings/settings";
import { useText } from "../text/context";
import { Bystander, type Remark, speakersOf } from "./lines";
import { sentenceOf, useRemarks } from "./words";
import "./speech.css";

const SHOWN = 7_000; // milliseconds

/** What a character at the table says just now, of what has been shown. It is for the eyes: the log says what has happened. */
export function Speech({ board }: { board: Board }) {
  const here = useGame();
  return here ? <Bubble board={board} table={here.table} entries={here.seen} /> : null;
}

interface BubbleProps {
  board: Board;
  table: TableData;
  entries: readonly EntryData[];
}

function Bubble({ board, table, entries }: BubbleProps) {
  const text = useText();
  const characters = useCharacters(table.about.chairs.some(({ bot }) => bot !== null));
  const speakers = useMemo(
    () => speakersOf(table, (bot) => characters.has(bot)),
    [table.about.game, characters],
  );
  const words = useRemarks(speakers.size > 0);
  const spoken = useRemark(board, table.about.game, speakers, entries);
  const said = words && spoken && sentenceOf(words, spoken);
  if (!said) return null;
  return (
    <div class="speech" aria-hidden="true">
      <div class="speech-bubble" key={spoken.number}>
        <FaceDrawing face={characters.get(spoken.who)!.face} size={36} />
        <span>{said}</span>
        <button
          type="button"
          class="icon-button"
          tabIndex={-1}
          title={text("speech-off")}
          onClick={() => changeSettings({ lines: false })}
        >
          <Icon name="mute" size={16} />
        </button>
      </div>
    </div>
  );
}

/** The newest line, for a while; what was said before somebody came is not said again. */
function useRemark(
  board: Board,
  game: string,
  speakers: ReadonlyMap<number, string>,
  entries: readonly EntryData[],
): Remark | null {
  const listener = useRef<Bystander | null>(null);
  const [spoken, setSpoken] = useState<Remark | null>(null);
  useEffect(() => {
    const known = listener.current?.speakers === speakers && listener.current.board === board;
    if (!known) listener.current = new Bystander(board, game, speakers);
    const newest = listener.current!.hear(entries).at(-1);
    if (known && newest) setSpoken(newest);
  }, [board, game, speakers, entries]);
  useEffect(() => {
    if (!spoken) return;
    const end = setTimeout(() => setSpoken(null), SHOWN);
    return () => clearTimeout(end);
  }, [spoken]);
  return spoken;
}
