import { Refused } from "./http";

const PAUSE = 2000; // milliseconds until the server is asked again

export interface Outcomes<T> {
  readonly told: (told: T) => void;
  readonly refused: (why: Refused) => void;
  /** The server could not be reached, and will be asked again. */
  readonly lost?: () => void;
}

/** Asks until there is an answer; nothing is told any more once the returned function was called. */
export function patiently<T>(ask: () => Promise<T>, { told, refused, lost }: Outcomes<T>): () => void {
  let here = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const fail = (problem: unknown) => {
    if (!here) return;
    if (problem instanceof Refused) return refused(problem);
    timer = setTimeout(go, PAUSE);
    lost?.();
  };
  const go = () => void ask().then((answer) => here && told(answer), fail);
  go();
  return () => {
    here = false;
    clearTimeout(timer);
  };
}
