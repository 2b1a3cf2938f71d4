import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { Pointed } from "../tickets/Ticket";

/** What is pointed at, wherever on the page: the board shows it. */
export interface Pointing {
  /** What is pointed at now, else what was chosen to stay. */
  readonly shown: Pointed | null;
  readonly point: (pointed: Pointed | null) => void;
  readonly pin: (pointed: Pointed | null) => void;
}

export const PointingContext = createContext<Pointing>({ shown: null, point: () => {}, pin: () => {} });

export const usePointing = (): Pointing => useContext(PointingContext);

/** The one owner of it, for everything around a board: to be given to what is within by the context. */
export function usePointer(): Pointing {
  const [pointed, point] = useState<Pointed | null>(null);
  const [pinned, pin] = useState<Pointed | null>(null);
  return useMemo(() => ({ shown: pointed ?? pinned, point, pin }), [pointed, pinned]);
}
