import { events as known } from "../chapters";
import type { EntryData } from "../protocol/schema";

/** The entries that count, in order: what was taken back is gone. The first is the deal. */
export function movesOf(entries: readonly EntryData[]): EntryData[] {
  const moves: EntryData[] = [];
  for (const entry of entries) {
    if (entry.type === "undo") moves.pop();
    else if (entry.type === "started" || entry.type === "action") moves.push(entry);
  }
  return moves;
}

/** A move at which somebody got a route. */
export interface Claim {
  readonly at: number;
  readonly seat: number | null;
}

export function claimsOf(moves: readonly EntryData[]): Claim[] {
  return moves.flatMap(({ events }, at) => {
    const claim = events?.find(({ type, route }) => known.get(type)?.lays && route != null);
    return claim ? [{ at, seat: claim.seat ?? null }] : [];
  });
}

/** The next claim after a move, else the end. */
export const nextClaim = (claims: readonly Claim[], at: number, last: number): number =>
  claims.find((claim) => claim.at > at)?.at ?? last;
