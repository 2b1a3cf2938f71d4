import { useEffect } from "preact/hooks";
import { type Claim, nextClaim } from "./moves";
import type { Player } from "./usePlayer";

/** Arrows step, space plays, N goes to the next claim, Home and End to the ends. */
export function useKeys(player: Player, claims: readonly Claim[], last: number): void {
  useEffect(() => {
    const moves: Readonly<Record<string, () => void>> = {
      ArrowLeft: () => player.show(player.at - 1),
      ArrowRight: () => player.show(player.at + 1),
      Home: () => player.show(0),
      End: () => player.show(last),
      " ": player.toggle,
      n: () => player.show(nextClaim(claims, player.at, last)),
    };
    const onKey = (event: KeyboardEvent) => {
      const move = moves[event.key];
      if (!move || event.ctrlKey || event.metaKey || event.altKey || isBusy(event)) return;
      event.preventDefault();
      move();
    };
    addEventListener("keydown", onKey);
    return () => removeEventListener("keydown", onKey);
  }, [player, claims, last]);
}

/** Whether the key belongs to what has the focus. */
function isBusy({ key, target }: KeyboardEvent): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.matches("input, select, textarea") || (key === " " && target.matches("button, a, summary"));
}
