import { useCallback, useEffect, useRef, useState } from "preact/hooks";
import type { ClubApi } from "../live/clubApi";
import { isVoid } from "../live/membership";
import type { ClubData, ClubGame } from "../protocol/schema";

const LOOK_MS = 20_000;

export interface Known {
  readonly me: ClubData;
  readonly games: readonly ClubGame[];
}

/** What the member has, and the games that go on: looked at when the window comes to the front, and every so often. */
export function useClub(club: ClubApi) {
  const [known, setKnown] = useState<Known | null>(null);
  const [lost, setLost] = useState<unknown>(null);
  const asked = useRef(0);
  const look = useCallback(async () => {
    const mine = ++asked.current;
    try {
      const [me, games] = await Promise.all([club.me(), club.games()]);
      if (mine !== asked.current) return;
      setKnown({ me, games });
      setLost(null);
    } catch (why) {
      if (!isVoid(why)) setLost(why); // a void key is told by the entrance
    }
  }, [club]);
  useOften(look, LOOK_MS);
  return { known, lost, look };
}

/** Does something now, whenever the window comes to the front, and again and again while it is there. */
export function useOften(look: () => Promise<void>, pause: number): void {
  useEffect(() => {
    const seen = () => void (document.visibilityState === "visible" && look());
    void look();
    const again = setInterval(seen, pause);
    addEventListener("focus", seen);
    document.addEventListener("visibilitychange", seen);
    return () => {
      clearInterval(again);
      removeEventListener("focus", seen);
      document.removeEventListener("visibilitychange", seen);
    };
  }, [look, pause]);
}
