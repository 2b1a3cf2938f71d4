import { go } from "../address";
import type { Api } from "../live/api";
import type { ClubApi } from "../live/clubApi";
import { Refused } from "../live/http";
import { keepHost, keepSeat, seatsOf } from "../live/seats";
import type { ClubGame, GroupData, Made, NextWish } from "../protocol/schema";

type Served = Pick<Api, "table" | "join">;
type Bringing = Pick<ClubApi, "bring">;

/** Goes to a game of the member's: the seat comes to this device, unless it is here. On a kept chair one sits down. */
export async function openMine(
  api: Served,
  club: Bringing,
  name: string,
  { about, chair }: ClubGame,
): Promise<void> {
  const { game, status, chairs } = about;
  if (!(await isHere(api, game, chair))) await bring(club, game);
  if (status === "open" && chairs[chair]!.kind === "link") await sitDown(api, game, chair, name);
  go("game", game);
}

/** The next game of a group, and one's own chair in it. */
export async function playNext(
  api: Served,
  club: Bringing & Pick<ClubApi, "begin">,
  name: string,
  group: GroupData,
  wish: Partial<NextWish>,
): Promise<Made> {
  const made = await club.begin(group, wish);
  if (made.host) keepHost(made.game, made.host); // who comes second isn't told
  const chair = await bring(club, made.game);
  const { about } = await api.table(made.game, seatsOf(made.game).chairs[chair]!);
  if (about.status === "open" && about.chairs[chair]!.kind === "link")
    await sitDown(api, made.game, chair, name);
  go("game", made.game);
  return made;
}

async function bring(club: Bringing, game: string): Promise<number> {
  const { chair, token } = await club.bring(game);
  keepSeat(game, chair, token);
  return chair;
}

async function sitDown(api: Served, game: string, chair: number, name: string): Promise<void> {
  const seated = await api.join(game, name, seatsOf(game).chairs[chair]!);
  keepSeat(game, seated.chair, seated.token);
}

/** Whether this device holds the seat, and its link is good still. */
async function isHere(api: Served, game: string, chair: number): Promise<boolean> {
  const token = seatsOf(game).chairs[chair];
  if (token === undefined) return false;
  try {
    return (await api.table(game, token)).you === chair;
  } catch (problem) {
    if (problem instanceof Refused) return false;
    throw problem;
  }
}
