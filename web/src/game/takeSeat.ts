import { answerTo, askAhead } from "../ahead";
import { loadBoard } from "../boards/load";
import type { Api } from "../live/api";
import { isPending, keepHost, keepSeat, moveOf, seatsOf } from "../live/seats";

/**
 * What a secret link leads to. A chair that nobody sits on yet is kept for this device. A seat that somebody plays
 * elsewhere comes here with a new link, and the old one is void: a seat is at one device at a time.
 */
export async function takeSeat(api: Api, game: string, token: string): Promise<void> {
  if (Object.values(seatsOf(game).chairs).includes(token)) return;
  if (!isPending(moveOf(game, token))) {
    const { you, about } = await api.table(game, token);
    if (you === null) return keepHost(game, token);
    void loadBoard(about.board); // it is wanted next
    if (about.chairs[you]?.kind !== "person") return keepSeat(game, you, token);
  }
  const seated = await api.renew(game, token);
  keepSeat(game, seated.chair, seated.token);
}

const named = (game: string, token: string) => `seat ${game} ${token}`;

export const takeSeatAhead = (api: Api, game: string, token: string): Promise<void> =>
  askAhead(named(game, token), () => takeSeat(api, game, token));

/** The same, unless it was begun already. */
export const takenSeat = (api: Api, game: string, token: string): Promise<void> =>
  answerTo(named(game, token), () => takeSeat(api, game, token));
