import { useEffect, useState } from "preact/hooks";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import type { AttemptData, PuzzleData } from "../protocol/schema";
import { keepTried, kept } from "./kept";

export interface Puzzling {
  /** The puzzle, or why there is none, as a sentence; null while it is fetched. */
  readonly puzzle: PuzzleData | string | null;
  readonly attempt: AttemptData | null;
  /** Which action that was. */
  readonly tried: number | null;
  /** An attempt waits for its answer; the server may be away, and is asked again. */
  readonly waiting: "no" | "yes" | "lost";
  readonly refused: string | null;
  readonly attack: (action: number) => void;
}

/** The puzzle of a day; what this device tried first stands when one comes back. */
export function usePuzzle(day: string): Puzzling {
  const [puzzle, setPuzzle] = useState<PuzzleData | string | null>(null);
  const [wanted, setWanted] = useState<number | null>(null);
  const [attempt, setAttempt] = useState<{ of: number; told: AttemptData } | null>(null);
  const [lost, setLost] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  useEffect(
    () =>
      patiently(() => api.puzzle(day), {
        told: (found) => {
          setPuzzle(found);
          setWanted(kept().puzzles[found.day]?.action ?? null);
        },
        refused: ({ message }) => setPuzzle(message),
      }),
    [day],
  );
  const here = typeof puzzle === "object" ? puzzle : null;
  useEffect(() => {
    if (!here || wanted === null) return;
    setRefused(null);
    return patiently(() => api.attempt(here.day, wanted), {
      told: (told) => {
        setLost(false);
        setAttempt({ of: wanted, told });
        keepTried(here.day, { action: wanted, right: told.right });
      },
      refused: ({ message }) => setRefused(message),
      lost: () => setLost(true),
    });
  }, [here, wanted]);
  const open = wanted !== null && attempt?.of !== wanted && !refused;
  return {
    puzzle,
    attempt: attempt?.told ?? null,
    tried: attempt?.of ?? null,
    waiting: !open ? "no" : lost ? "lost" : "yes",
    refused,
    attack: setWanted,
  };
}
