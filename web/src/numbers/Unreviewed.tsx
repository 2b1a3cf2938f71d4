import { useEffect, useState } from "preact/hooks";
import type { Api } from "../live/api";
import { patiently } from "../live/patiently";
import { firstToken } from "../live/seats";
import type { ReviewState } from "../protocol/schema";
import { isBeingMade } from "../review/useReview";
import { useText } from "../text/context";

const PAUSE = 2000; // milliseconds from an answer to the next question

interface UnreviewedProps {
  readonly games: readonly string[];
  readonly api: Api;
  readonly onMade: () => void;
}

/** Games without a review: the server makes them one after the other, if the player wants it. */
export function Unreviewed({ games, api, onMade }: UnreviewedProps) {
  const text = useText();
  const [wanted, setWanted] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const next = games[0];
  useEffect(() => {
    if (!wanted || next === undefined) return;
    const stop = (why: string) => {
      setWanted(false);
      setProblem(why);
    };
    return reviewed(api, next, onMade, stop);
  }, [wanted, next]);
  if (next === undefined) return null;
  return (
    <section class="panel unreviewed">
      {wanted ? (
        <p role="status">{text("numbers-reviewing", { left: games.length })}</p>
      ) : (
        <>
          <p>{text("numbers-unreviewed", { count: games.length })}</p>
          <button type="button" class="button" data-review-all onClick={() => setWanted(true)}>
            {text("numbers-review")}
          </button>
        </>
      )}
      {problem && <p role="alert">{text("numbers-failed", { why: problem })}</p>}
    </section>
  );
}

/** Has a game reviewed, and waits until it is done or refused; nothing more once the returned function was called. */
function reviewed(api: Api, game: string, done: () => void, failed: (why: string) => void): () => void {
  const token = firstToken(game);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let stop = () => {};
  const question = (order: () => Promise<ReviewState>) => {
    stop = patiently(order, {
      told: (now) => {
        if (isBeingMade(now)) timer = setTimeout(() => question(() => api.review(game, token)), PAUSE);
        else if (now.state === "done") done();
        else failed(now.error ?? "");
      },
      refused: ({ message }) => failed(message),
    });
  };
  question(() => api.askReview(game, token));
  return () => {
    stop();
    clearTimeout(timer);
  };
}
