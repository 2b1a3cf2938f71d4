import { useCallback, useEffect, useState } from "preact/hooks";
import { useKeyDown } from "../look/useKeyDown";
import { lasting } from "../settings/speed";

const STEP = 700; // milliseconds for one ticket

export interface ShowUse {
  /** Which moment is shown; null when the show is over. */
  readonly at: number | null;
  readonly skip: () => void;
  readonly again: () => void;
}

/** Goes through the moments of a show, once for each game on this device; Esc or a click ends it. */
export function useShow(game: string, steps: number): ShowUse {
  const seen = `trilhos.counted.${game}`;
  const [at, setAt] = useState<number | null>(() =>
    localStorage.getItem(seen) || lasting(STEP) === 0 ? null : 0,
  );
  const skip = useCallback(() => setAt(null), []);
  useEffect(() => localStorage.setItem(seen, "yes"), [seen]);
  useEffect(() => {
    if (at === null) return;
    const timer = setTimeout(() => setAt(at + 1 < steps ? at + 1 : null), lasting(STEP) || STEP);
    return () => clearTimeout(timer);
  }, [at, steps]);
  useSkipping(at !== null, skip);
  return { at, skip, again: () => setAt(0) };
}

function useSkipping(running: boolean, skip: () => void): void {
  useKeyDown(({ key }) => running && key === "Escape" && skip());
  useEffect(() => {
    if (!running) return;
    addEventListener("click", skip);
    return () => removeEventListener("click", skip);
  }, [running, skip]);
}
