/** What can be undone and done again. Documents share all that didn't change, so that no number of steps is too many. */
export interface History<T> {
  readonly now: T;
  readonly past: Steps<T>;
  readonly future: Steps<T>;
  /** What the last step was of: more of the same belongs to it, as letters that are typed into one field do. */
  readonly last: string | null;
}

/** A list that grows at its front without being copied. */
export type Steps<T> = { readonly step: T; readonly before: Steps<T> } | null;

export const begin = <T>(now: T): History<T> => ({ now, past: null, future: null, last: null });

/** A step to another document; one of the same name as the last goes on with it. */
export function step<T>(history: History<T>, now: T, name: string | null = null): History<T> {
  if (now === history.now) return history;
  const goesOn = name !== null && name === history.last;
  const past = goesOn ? history.past : { step: history.now, before: history.past };
  return { now, past, future: null, last: name };
}

export function undo<T>({ now, past, future, ...rest }: History<T>): History<T> {
  if (!past) return { now, past, future, ...rest };
  return { now: past.step, past: past.before, future: { step: now, before: future }, last: null };
}

export function redo<T>({ now, past, future, ...rest }: History<T>): History<T> {
  if (!future) return { now, past, future, ...rest };
  return { now: future.step, past: { step: now, before: past }, future: future.before, last: null };
}
