import { FaceDrawing } from "../people/FaceDrawing";
import { useCharacters } from "../people/known";
import { lastWords, speakersOf } from "../players/lines";
import { sentenceOf, useRemarks } from "../players/words";
import type { TableData } from "../protocol/schema";

/** What characters say when all is counted. */
export function Farewell({ table }: { table: TableData }) {
  const characters = useCharacters(table.about.chairs.some(({ bot }) => bot !== null));
  const speakers = speakersOf(table, (bot) => characters.has(bot));
  const words = useRemarks(speakers.size > 0);
  if (!words || speakers.size === 0) return null;
  return (
    <ul class="farewell">
      {lastWords(table, speakers).map((spoken) => (
        <li key={spoken.who}>
          <FaceDrawing face={characters.get(spoken.who)!.face} size={44} />
          <q>{sentenceOf(words, spoken)}</q>
        </li>
      ))}
    </ul>
  );
}
