import { useEffect, useState } from "preact/hooks";
import { api } from "../live/api";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import type { ReviewState } from "../protocol/schema";

const PAUSE = 1000; // milliseconds from an answer to the next question

/** The review of a game, as far as the server has come with it. */
export interface Reviewing {
  readonly state: ReviewState | null;
  /** The server doesn't answer now; it is asked again. */
  readonly lost: boolean;
  /** Why it makes none. */
  readonly refused: string | null;
  readonly ask: () => void;
}

export const isBeingMade = (state: ReviewState | null): boolean =>
  state?.state === "waiting" || state?.state === "working";

/** Looks whether there is a review, follows one that is being made, and asks for one when that is wanted. */
export function useReview(game: string, wanted: typeof api = api): Reviewing {
  const [state, setState] = useState<ReviewState | null>(null);
  const [lost, setLost] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  const [asked, setAsked] = useState(0);
  useEffect(() => {
    const token = firstToken(game);
    let timer: ReturnType<typeof setTimeout> | undefined;
    let stop = () => {};
    const question = (order: () => Promise<ReviewState>) => {
      stop = patiently(order, {
        told: (now) => {
          setLost(false);
          setState(now);
          if (isBeingMade(now)) timer = setTimeout(() => question(() => wanted.review(game, token)), PAUSE);
        },
        refused: ({ message }) => setRefused(message),
        lost: () => setLost(true),
      });
    };
    setRefused(null);
    question(() => (asked > 0 ? wanted.askReview(game, token) : wanted.review(game, token)));
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [game, asked]);
  return { state, lost, refused, ask: () => setAsked((count) => count + 1) };
}
