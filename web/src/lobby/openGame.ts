import { go } from "../address";
import { keepNonce, newNonce, promiseOf } from "../deal/promises";
import type { Api } from "../live/api";
import { keepHost, keepSeat } from "../live/seats";
import type { Made, NewGameWish } from "../protocol/schema";

type Wish = Partial<NewGameWish> & Pick<NewGameWish, "edition" | "chairs">;

/** Opens a game, and goes there; whoever sits here promises a secret number for the deal. */
export async function openGame(api: Pick<Api, "open">, wish: Wish): Promise<void> {
  const nonces = wish.chairs.map(() => newNonce());
  const chairs = wish.chairs.map((chair, i) =>
    chair.kind === "you" ? { ...chair, promise: promiseOf(nonces[i]!) } : chair,
  );
  const made = await api.open({ ...wish, chairs });
  for (const chair of Object.keys(made.tokens)) keepNonce(made.game, Number(chair), nonces[Number(chair)]!);
  enter(made);
}

/** The secret links of a new game stay on this device. */
export function enter({ game, host, tokens }: Made): void {
  keepHost(game, host);
  for (const [chair, token] of Object.entries(tokens)) keepSeat(game, Number(chair), token);
  go("game", game);
}
