import { isBusy, useKeyDown } from "../look/useKeyDown";
import { type Claim, nextClaim } from "./moves";
import type { Player } from "./usePlayer";

const FIELDS = "input, select, textarea";
const PRESSED = "button, a, summary"; // space is theirs

/** Arrows step, space plays, N goes to the next claim, Home and End to the ends. */
export function useReplayKeys(player: Player, claims: readonly Claim[], last: number): void {
  const moves: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => player.step(-1),
    ArrowRight: () => player.step(1),
    Home: () => player.show(0),
    End: () => player.show(last),
    " ": player.toggle,
    n: () => player.show(nextClaim(claims, player.at, last)),
  };
  useKeyDown((event) => {
    const move = moves[event.key];
    if (!move || isBusy(event, event.key === " " ? `${FIELDS}, ${PRESSED}` : FIELDS)) return;
    event.preventDefault();
    move();
  });
}
