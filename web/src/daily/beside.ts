import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import type { EntryData, Replay, TableData } from "../protocol/schema";
import { movesOf } from "../replay/moves";
import { Positions } from "../replay/positions";
import type { OwnGame } from "./useDeal";

/** A finished game of a deal: its last table, and its moves, the deal first. */
export interface Played {
  readonly table: TableData;
  readonly moves: readonly EntryData[];
}

/** A game of the deal that one has played oneself, or why it can't be shown, as a sentence. */
export function usePlayed(day: string, game: string, own: OwnGame): Played | string | null {
  const [played, setPlayed] = useState<Played | string | null>(null);
  useEffect(() => {
    const fetchBoth = () => Promise.all([api.dealGame(day, game, own), api.dealStory(day, game, own)]);
    return patiently(fetchBoth, {
      told: ([table, story]) => setPlayed({ table, moves: movesOf(story) }),
      refused: ({ message }) => setPlayed(message),
    });
  }, [day, game, own]);
  return played;
}

/** Its position at a move; until it is here, the nearest one that is. */
export function useDealPosition(
  day: string,
  game: string,
  own: OwnGame,
  at: number,
  last: number,
): Replay | null {
  const [, setCount] = useState(0);
  const positions = useMemo(
    () =>
      new Positions(
        game,
        null,
        () => setCount((count) => count + 1),
        (_, first, count) => api.dealPositions(day, game, own, first, count),
      ),
    [day, game, own],
  );
  useEffect(
    () => patiently(() => positions.want(at, last), { told: () => {}, refused: () => {} }),
    [positions, at, last],
  );
  return positions.at(at) ?? positions.near(at);
}

/** The first move in which two games of a deal differ: what happened is told alike as long as they are the same. */
export function parting(mine: readonly EntryData[], theirs: readonly EntryData[]): number | null {
  const said = (move: EntryData | undefined) => JSON.stringify(move?.events ?? null);
  for (let at = 1; at < Math.max(mine.length, theirs.length); at++)
    if (said(mine[at]) !== said(theirs[at])) return at;
  return null;
}
