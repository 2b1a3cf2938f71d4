import type { Api } from "../live/api";
import { keepHost, keepSeat, seatsOf } from "../live/seats";

/**
 * What a secret link leads to. A chair that nobody sits on yet is kept for this device. A seat that somebody plays
 * elsewhere comes here with a new link, and the old one is void: a seat is at one device at a time.
 */
export async function takeSeat(api: Api, game: string, token: string): Promise<void> {
  if (Object.values(seatsOf(game).chairs).includes(token)) return;
  const { you, about } = await api.table(game, token);
  if (you === null) return keepHost(game, token);
  const moves = about.chairs[you]?.kind === "person";
  keepSeat(game, you, moves ? (await api.renew(game, token)).token : token);
}
