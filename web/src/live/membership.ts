import { Refused } from "./http";

/** Who this device is in the club of its server, and the key by which the server knows it. */
export interface Membership {
  readonly key: string;
  readonly name: string;
  readonly tag: string;
  /** The key is void: another device of the member has removed this one, or the member has left. */
  readonly lost?: boolean;
}

const KEPT = "trilhos.club";
const listeners = new Set<() => void>();
let current = read(localStorage.getItem(KEPT));

/** What was kept; what can't be read is none. */
function read(kept: string | null): Membership | null {
  try {
    return JSON.parse(kept ?? "null") as Membership | null;
  } catch {
    return null;
  }
}

export const membership = (): Membership | null => current;

/** The key of this device, while it is good. */
export const clubKey = (): string | null => (current && !current.lost ? current.key : null);

/** Another membership from now on; seats stay where they are, whatever becomes of it. */
export function keepMembership(next: Membership | null): void {
  if (next) localStorage.setItem(KEPT, JSON.stringify(next));
  else localStorage.removeItem(KEPT);
  become(next);
}

/** The server knows this key no more: who one was is kept in mind, to be told. */
export function loseMembership(key: string): void {
  if (current?.key === key) keepMembership({ ...current, lost: true });
}

/** Tells of every change, those in other tabs too, until the returned function is called. */
export function onMembership(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const isVoid = (problem: unknown): boolean =>
  problem instanceof Refused && problem.problem.error === "wrong-member-key";

/** Sends with this device's key; without it, where that turns out to be void: a seat is worth more than a list. */
export async function asMember<T>(send: (member: string | null) => Promise<T>): Promise<T> {
  const key = clubKey();
  try {
    return await send(key);
  } catch (problem) {
    if (key === null || !isVoid(problem)) throw problem;
    loseMembership(key);
    return send(null);
  }
}

function become(next: Membership | null): void {
  current = next;
  for (const listener of listeners) listener();
}

addEventListener("storage", ({ key, newValue }) => {
  if (key === KEPT) become(read(newValue));
});
