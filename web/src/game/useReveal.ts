import { useEffect } from "preact/hooks";
import { noteCommitment, noteOf, notePromises, noteRevealed, promiseOf } from "../deal/promises";
import { type Api, api as live } from "../live/api";
import { Refused } from "../live/http";
import type { HeldSeats } from "../live/seats";
import type { About } from "../protocol/schema";

const AGAIN = 1_000; // milliseconds

/** Notes what is promised about the deal and, once everybody sits, reveals this device's own secret numbers. */
export function useReveal(about: About | undefined, held: HeldSeats, api: Api = live): void {
  const revealed = about?.dealing?.revealed.join();
  useEffect(() => {
    if (!about || Object.keys(held.chairs).length === 0) return;
    noteCommitment(about.game, about.commitment);
    if (!about.dealing) return;
    const bots = about.chairs.map(({ bot }) => bot);
    notePromises(about.game, about.dealing.promises, bots);
    const reveal = () => void revealAll(api, about, held).then((done) => done || setTimeout(reveal, AGAIN));
    reveal();
  }, [about?.game, about?.dealing === null, revealed, held]);
}

/** Whether nothing is left to be sent; what the server could not be reached for is sent again. */
async function revealAll(api: Api, { game, dealing }: About, held: HeldSeats): Promise<boolean> {
  for (const [chair, nonce] of Object.entries(noteOf(game).nonces)) {
    const [place, token] = [Number(chair), held.chairs[Number(chair)]];
    const wanted = dealing!.promises[place] === promiseOf(nonce) && !dealing!.revealed.includes(place);
    if (!token || !wanted) continue;
    const lost = await api.reveal(game, token, nonce).then(
      () => {
        noteRevealed(game, place);
        return false;
      },
      (problem) => !(problem instanceof Refused),
    );
    if (lost) return false;
  }
  return true;
}
