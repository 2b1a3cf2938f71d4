import { useEffect, useState } from "preact/hooks";
import { replace } from "../address";

export const paces = [1, 2, 4] as const;
export type PlayPace = (typeof paces)[number];

const PACE = 900; // milliseconds a move, at the slowest
const SETTLED = 400; // milliseconds after which the address follows

export interface Player {
  readonly at: number;
  readonly playing: boolean;
  readonly speed: PlayPace;
  readonly show: (at: number) => void;
  /** On or back from wherever it is by then: keys may be quicker than the page. */
  readonly step: (by: number) => void;
  readonly toggle: () => void;
  readonly setSpeed: (speed: PlayPace) => void;
}

/**
 * Where the replay is, and how it goes on by itself. `wanted` is what the address says, `page` where it stands; more
 * moves come to a game that is `going` on, and it plays from the beginning until somebody stops it.
 */
export function usePlayer(
  game: string,
  wanted: number | null,
  last: number,
  { page = "replay", going = false }: { page?: string; going?: boolean } = {},
): Player {
  const [at, setAt] = useState(wanted ?? 0);
  const [playing, setPlaying] = useState(going);
  const [speed, setSpeed] = useState<PlayPace>(1);
  const within = (next: number) => Math.max(0, Math.min(last, next));
  const here = within(at);
  const show = (next: number) => setAt(within(next));
  const step = (by: number) => setAt((now) => within(within(now) + by));
  useEffect(() => {
    if (wanted !== null) setAt(wanted);
  }, [wanted]);
  useEffect(() => {
    const timer = setTimeout(() => here !== (wanted ?? 0) && replace(page, game, here), SETTLED);
    return () => clearTimeout(timer);
  }, [here]);
  useEffect(() => {
    if (!playing) return;
    if (here >= last) return going ? undefined : setPlaying(false);
    const timer = setTimeout(() => show(here + 1), PACE / speed);
    return () => clearTimeout(timer);
  }, [playing, here, speed, last, going]);
  const toggle = () => {
    if (!playing && here >= last && !going) setAt(0);
    setPlaying(!playing);
  };
  return { at: here, playing, speed, show, step, toggle, setSpeed };
}
