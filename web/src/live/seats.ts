import { newKey } from "../key";

/** The secret tokens that this device holds for a game: by chair, and the host's. */
export interface HeldSeats {
  readonly chairs: Readonly<Record<number, string>>;
  readonly host?: string;
  /** When one was put here last, in milliseconds; the newest game comes first on the first page. */
  readonly at: number;
}

const PREFIX = "trilhos.seats.";
const PENDING = "trilhos.pending.";
const NONE: HeldSeats = { chairs: {}, at: 0 };

export function seatsOf(game: string): HeldSeats {
  const kept = localStorage.getItem(PREFIX + game);
  return kept ? (JSON.parse(kept) as HeldSeats) : NONE;
}

/** The token of the one seat that is held here; who is at a device that several people share, is to be said by them. */
export function onlyToken(game: string): string | null {
  const tokens = Object.values(seatsOf(game).chairs);
  return tokens.length === 1 ? tokens[0]! : null;
}

/** The token of any seat that is held here: of a finished game they all show the same. */
export const firstToken = (game: string): string | null => Object.values(seatsOf(game).chairs)[0] ?? null;

export function keepSeat(game: string, chair: number, token: string): void {
  const held = seatsOf(game);
  write(game, { ...held, chairs: { ...held.chairs, [chair]: token } });
}

/** Whether this device has a seat in the game beside the one of this token: then somebody else sits there. */
export const holdsOther = (game: string, token: string | null): boolean =>
  Object.values(seatsOf(game).chairs).some((held) => held !== token);

export const keepHost = (game: string, token: string): void => write(game, { ...seatsOf(game), host: token });

export function forgetSeat(game: string, chair: number): void {
  const { [chair]: _, ...chairs } = seatsOf(game).chairs;
  write(game, { ...seatsOf(game), chairs });
}

/** Games in which this device has a seat, the newest first. */
export function heldGames(): string[] {
  const games = Object.keys(localStorage)
    .filter((key) => key.startsWith(PREFIX))
    .map((key) => key.slice(PREFIX.length));
  return games.sort((a, b) => seatsOf(b).at - seatsOf(a).at);
}

/** All of them, the newest game's first. */
export const heldTokens = (): { game: string; token: string }[] =>
  heldGames().flatMap((game) => Object.values(seatsOf(game).chairs).map((token) => ({ game, token })));

const write = (game: string, held: HeldSeats): void =>
  localStorage.setItem(PREFIX + game, JSON.stringify({ ...held, at: Date.now() }));

/** The token that this device asks for, to join or to move a seat: kept until the answer is here, so that asking again
 * finds the same seat. */
export function pendingToken(what: string): string {
  const secret = localStorage.getItem(PENDING + what) ?? newKey();
  localStorage.setItem(PENDING + what, secret);
  return secret;
}

/** The move of a seat, named by the link that brings it. */
export const moveOf = (game: string, token: string): string => `${game}.${token}`;

export const isPending = (what: string): boolean => localStorage.getItem(PENDING + what) !== null;

export const answered = (what: string): void => localStorage.removeItem(PENDING + what);
