import { useEffect, useState } from "preact/hooks";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import { Badge } from "../look/Badge";
import { FaceDrawing } from "../people/FaceDrawing";
import { useCharacters } from "../people/known";
import { lastWords, speakersOf } from "../players/lines";
import { sentenceOf, useRemarks } from "../players/words";
import type { AfterwordData, TableData } from "../protocol/schema";
import { useSettings } from "../settings/useSettings";
import type { Seat } from "../view/game";

interface FarewellProps {
  table: TableData;
  seats: readonly Seat[];
}

/** What bots say when all is counted: characters a kind word, and those that play human what became of their plans. */
export function Farewell({ table, seats }: FarewellProps) {
  const isPlayed = table.about.chairs.some(({ bot }) => bot !== null);
  const characters = useCharacters(isPlayed);
  const speakers = speakersOf(table, (bot) => characters.has(bot));
  const words = useRemarks(speakers.size > 0);
  const { lines } = useSettings();
  const afterwords = useAfterwords(table.about.game, isPlayed && lines);
  const kind = words
    ? lastWords(table, speakers).map((spoken) => ({
        seat: spoken.seat,
        said: sentenceOf(words, spoken) ?? "",
      }))
    : [];
  const said = seats.map((_, at) => [...kind, ...afterwords].filter(({ seat }) => seat === at));
  if (said.every((own) => own.length === 0)) return null;
  return (
    <ul class="farewell">
      {seats.map(({ name, colour, bot }, seat) => {
        const face = characters.get(bot ?? "")?.face;
        return (
          said[seat]!.length > 0 && (
            <li key={name}>
              {face ? <FaceDrawing face={face} size={44} /> : <Badge colour={colour} size={28} />}
              {!face && <b>{name}</b>}
              <q>{said[seat]!.map((one) => one.said).join(" ")}</q>
            </li>
          )
        );
      })}
    </ul>
  );
}

/** What became of the bots' plans, as soon as the server has worked it out; nothing where nobody wants to hear it. */
function useAfterwords(game: string, wanted: boolean): readonly AfterwordData[] {
  const [told, setTold] = useState<readonly AfterwordData[]>([]);
  useEffect(() => {
    if (!wanted) return;
    return patiently(() => api.afterwords(game, firstToken(game)), { told: setTold, refused: () => {} });
  }, [game, wanted]);
  return wanted ? told : [];
}
