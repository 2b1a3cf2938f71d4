import { useText } from "../text/context";

interface LastRoundProps {
  turns: number | null | undefined;
  /** After so many more turns without progress the game ends. */
  stallsIn: number | null | undefined;
}

/** The end is near: so many turns are left, or left to do something. It has a place of its own, and takes none from the board. */
export function LastRound({ turns, stallsIn }: LastRoundProps) {
  const text = useText();
  return (
    <div role="status">
      {turns != null && (
        <p class="last-round">
          <b>{text("last-round")}</b> <span>{text("last-round-left", { count: turns })}</span>
        </p>
      )}
      {stallsIn != null && (
        <p class="last-round" title={text("stalling-left", { count: stallsIn })}>
          <b>{text("stalling-title")}</b> <span>{text("stalling-short", { count: stallsIn })}</span>
        </p>
      )}
    </div>
  );
}
