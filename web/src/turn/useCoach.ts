import { useEffect, useRef, useState } from "preact/hooks";
import { api as live } from "../live/api";
import type { TableLink } from "../live/link";
import type { TableData } from "../protocol/schema";
import { useSettings } from "../settings/useSettings";

const PATIENCE = 5000; // milliseconds: a coach who doesn't answer holds nobody up

/** What the coach says of a move before it is played, and what becomes of it. */
export interface Warned {
  readonly sentence: string;
  readonly onPlay: () => void;
  readonly onBack: () => void;
}

export interface Coach {
  /** A move is being looked at: no other is begun meanwhile. */
  readonly looking: boolean;
  /** Whether moves are looked at. */
  readonly guards: boolean;
  readonly warned: Warned | null;
  /** Plays a move: at once, or after a question where it would be a blunder. */
  readonly guard: (action: number, play: () => void) => void;
}

/** Asks before a blunder, where all have agreed to hints and the player wants it. */
export function useCoach(link: TableLink, table: TableData, api: Pick<typeof live, "hint"> = live): Coach {
  const { coach } = useSettings();
  const { hints, position } = table.about;
  const [looking, setLooking] = useState(false);
  const [warned, setWarned] = useState<Warned | null>(null);
  const now = useRef(position);
  now.current = position;
  useEffect(() => setWarned(null), [position]);
  const guards = Boolean(coach && hints && link.token !== null);
  const guard = (action: number, play: () => void) => {
    if (!guards || table.legal.length < 2) return play();
    setLooking(true);
    const asked = api.hint(link.game, link.token!, { expected: position, action });
    const late = new Promise<null>((done) => setTimeout(() => done(null), PATIENCE));
    void Promise.race([asked, late])
      .catch(() => null)
      .then((told) => {
        setLooking(false);
        if (now.current !== position) return;
        const sentence = told?.warning;
        if (!sentence) return play();
        const back = () => setWarned(null);
        const anyway = () => {
          back();
          play();
        };
        setWarned({ sentence, onBack: back, onPlay: anyway });
      });
  };
  return { looking, guards, warned, guard };
}
