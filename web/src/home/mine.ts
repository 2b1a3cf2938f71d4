import { nextOf } from "../game/hotSeat";
import type { Api } from "../live/api";
import { Refused } from "../live/http";
import { heldGames, seatsOf } from "../live/seats";
import type { Listed } from "./GameList";

const MOST = 20;

/** The games in which this device has a seat; those that the server doesn't know any more are left out. */
export async function myGames(api: Api): Promise<Listed[]> {
  const found = await Promise.all(
    heldGames()
      .slice(0, MOST)
      .map((game) => look(api, game)),
  );
  return found.filter((one) => one !== null);
}

async function look(api: Api, game: string): Promise<Listed | null> {
  const held = seatsOf(game);
  const token = Object.values(held.chairs)[0] ?? held.host ?? null;
  try {
    const table = await api.table(game, token);
    return { about: table.about, yourTurn: nextOf(table, Object.keys(held.chairs).map(Number)) !== null };
  } catch (problem) {
    if (problem instanceof Refused) return null;
    throw problem;
  }
}
