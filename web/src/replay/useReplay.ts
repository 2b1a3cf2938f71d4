import { useEffect, useMemo, useState } from "preact/hooks";
import { api } from "../live/api";
import { firstNews } from "../live/first";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import type { EntryData, Replay, TableData } from "../protocol/schema";
import { Positions } from "./positions";

const LATER = 2000; // milliseconds until a game that goes on is asked for what is new

/** A game as it is fetched: its last table and everything that happened, hidden from nobody. Bots may still play it. */
export interface Finished {
  readonly table: TableData;
  readonly entries: readonly EntryData[];
}

/** The game, or why it can't be shown, as a sentence; null while it is fetched. One that bots still play is followed. */
export function useFinished(game: string): Finished | string | null {
  const [finished, setFinished] = useState<Finished | string | null>(null);
  useEffect(() => {
    const token = firstToken(game);
    return patiently(() => Promise.all([firstNews(game, token), api.story(game, token)]), {
      told: ([{ table }, entries]) => setFinished({ table: table!, entries }),
      refused: ({ message }) => setFinished(message),
    });
  }, [game]);
  const going = isGoing(finished);
  useEffect(() => (going ? follow(game, finished as Finished, setFinished) : undefined), [game, going]);
  return finished;
}

export const isGoing = (finished: Finished | string | null): boolean =>
  typeof finished === "object" && finished?.table.about.status === "running";

/** Asks again and again for what has happened since; nothing is told any more once the returned function was called. */
function follow(game: string, since: Finished, onMore: (more: Finished) => void): () => void {
  const token = firstToken(game);
  let known = since;
  let stop: () => void;
  const wait = () => {
    const timer = setTimeout(look, LATER);
    stop = () => clearTimeout(timer);
  };
  const ask = () => Promise.all([api.table(game, token), api.story(game, token, known.entries.length)]);
  const look = () => {
    stop = patiently(ask, {
      told: ([table, later]) => {
        if (later.length > 0) {
          known = { table, entries: [...known.entries, ...later] };
          onMore(known);
        }
        wait();
      },
      refused: () => {},
    });
  };
  wait();
  return () => stop();
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
