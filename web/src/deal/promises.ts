import { newKey } from "../key";
import { sha256 } from "./sha256";

const FORMAT = "trilhos-deal/2";

/** JSON with sorted keys and without spaces: what the server hashes, letter by letter. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(",")}]`;
  if (value === null || typeof value !== "object") return JSON.stringify(value);
  const parts = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${parts.map(([key, part]) => `${JSON.stringify(key)}:${canonical(part)}`).join(",")}}`;
}

export const hash = (value: unknown): string => sha256(canonical(value));

/** A secret number of this device's own: 256 random bits. */
export const newNonce = (): string => newKey() + newKey();

/** What is told of it before anybody reveals theirs. */
export const promiseOf = (nonce: string): string => hash({ format: FORMAT, nonce });

type ByChair = readonly (string | null)[];

/** What this device noted of a game's deal while nobody could know it yet. */
export interface Note {
  /** By chair of this device. */
  readonly nonces: Readonly<Record<number, string>>;
  readonly commitment?: string;
  /** What all chairs had promised, before our own nonce was revealed. */
  readonly promises?: ByChair;
  /** Which chairs had a bot then, and which bot. */
  readonly bots?: ByChair;
  /** Chairs whose nonce the server has acknowledged: only those must be in the deal. */
  readonly revealed?: readonly number[];
}

const PREFIX = "trilhos.deal.";
const PENDING = "trilhos.nonce.";

export function noteOf(game: string): Note {
  const kept = localStorage.getItem(PREFIX + game);
  return kept ? (JSON.parse(kept) as Note) : { nonces: {} };
}

const write = (game: string, note: Note): void => localStorage.setItem(PREFIX + game, JSON.stringify(note));

export function keepNonce(game: string, chair: number, nonce: string): void {
  const note = noteOf(game);
  write(game, { ...note, nonces: { ...note.nonces, [chair]: nonce } });
}

/** The nonce with which this device joins: kept before its promise is sent, so that a lost answer changes nothing. */
export function pendingNonce(game: string): string {
  const nonce = localStorage.getItem(PENDING + game) ?? newNonce();
  localStorage.setItem(PENDING + game, nonce);
  return nonce;
}

export function joinedWith(game: string, chair: number): void {
  keepNonce(game, chair, pendingNonce(game));
  localStorage.removeItem(PENDING + game);
}

/** The first commitment that is seen counts. */
export function noteCommitment(game: string, commitment: string): void {
  const note = noteOf(game);
  if (note.commitment === undefined) write(game, { ...note, commitment });
}

export function noteRevealed(game: string, chair: number): void {
  const note = noteOf(game);
  write(game, { ...note, revealed: [...(note.revealed ?? []), chair] });
}

/** Everybody sits: what all chairs have promised, and where bots are. What is seen first counts. */
export function notePromises(game: string, promises: ByChair, bots: ByChair): void {
  const note = noteOf(game);
  if (note.promises === undefined) write(game, { ...note, promises, bots });
}

/** This device's nonces that were among the promises it noted: others were never asked for. */
export function ownNonces({ nonces, promises }: Note): Readonly<Record<number, string>> {
  const promised = Object.entries(nonces).filter(
    ([chair, nonce]) => promises?.[Number(chair)] === promiseOf(nonce),
  );
  return Object.fromEntries(promised);
}

/** The note as a file, which `trilhos verify --noted` reads; nothing where this device couldn't prove anything. */
export function noteFile(game: string): string | null {
  const note = noteOf(game);
  const nonces = ownNonces(note);
  if (!note.commitment || Object.keys(nonces).length === 0) return null;
  const revealed = (note.revealed ?? []).filter((chair) => chair in nonces);
  return `${JSON.stringify({ format: "trilhos-note/1", game, ...note, nonces, revealed }, null, 1)}\n`;
}
