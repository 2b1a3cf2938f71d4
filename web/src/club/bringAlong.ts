import type { ClubApi } from "../live/clubApi";
import { Refused } from "../live/http";
import { heldGames, seatsOf } from "../live/seats";

const MOST = 20; // the newest; of older ones most are gone, and each asks the server

/** Games in which this device has one seat: whose the seats of a device are that several people share, nobody knows. */
export const ownGames = (): string[] =>
  heldGames()
    .filter((game) => Object.keys(seatsOf(game).chairs).length === 1)
    .slice(0, MOST);

/** The seats that this device has are in the member's lists from now on; those that are void, or another's, stay out. */
export async function bringAlong(club: Pick<ClubApi, "link">): Promise<void> {
  for (const game of ownGames()) {
    const [token] = Object.values(seatsOf(game).chairs);
    try {
      await club.link(game, token!);
    } catch (problem) {
      if (!(problem instanceof Refused)) return; // the rest comes when a seat is next moved
    }
  }
}
