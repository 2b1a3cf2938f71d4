import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Target } from "./legal";

/** Something to be chosen on the board that is no move, and what becomes of it. */
export interface Pick {
  readonly prompt: string;
  readonly routes: ReadonlySet<number>;
  readonly cities: ReadonlySet<number>;
  readonly onPick: (target: Target) => void;
  readonly onStop: () => void;
}

export interface Picking {
  /** What is asked for now. */
  readonly asked: Pick | null;
  /** Asks for something, or for nothing any more; none: there is no board here to press. */
  readonly ask: ((pick: Pick | null) => void) | null;
}

export const PickingContext = createContext<Picking>({ asked: null, ask: null });

export const usePicking = (): Picking => useContext(PickingContext);
