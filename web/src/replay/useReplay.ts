import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../live/api";
import { firstNews } from "../live/first";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import type { EntryData, Replay, TableData } from "../protocol/schema";
import { Positions } from "./positions";

/** A finished game as it is fetched: its last table and everything that happened, hidden from nobody any more. */
export interface Finished {
  readonly table: TableData;
  readonly entries: readonly EntryData[];
}

/** The finished game, or why it can't be shown, as a sentence; null while it is fetched. */
export function useFinished(game: string): Finished | string | null {
  const [finished, setFinished] = useState<Finished | string | null>(null);
  useEffect(() => {
    const token = firstToken(game);
    return patiently(() => Promise.all([firstNews(game, token), api.story(game, token)]), {
      told: ([{ table }, entries]) => setFinished({ table: table!, entries }),
      refused: ({ message }) => setFinished(message),
    });
  }, [game]);
  return finished;
}

/** The position at a move; until it is here, the nearest one that is. */
export function usePosition(game: string, at: number, last: number): Replay | null {
  const [, setCount] = useState(0);
  const positions = useMemo(
    () => new Positions(game, firstToken(game), () => setCount((count) => count + 1)),
    [game],
  );
  useEffect(
    () => patiently(() => positions.want(at, last), { told: () => {}, refused: () => {} }),
    [positions, at, last],
  );
  return positions.at(at) ?? positions.near(at);
}
