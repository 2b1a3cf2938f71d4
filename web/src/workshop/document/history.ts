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

/** The steps around now as one list, so many each way: so they are kept, and what they share is kept once. */
export interface StepList<T> {
  readonly all: readonly T[];
  /** Which of them is now. */
  readonly at: number;
}

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

/** The nearest steps of a history. */
export function listed<T>({ now, past, future }: History<T>, most: number): StepList<T> {
  const before = nearest(past, most).reverse();
  return { all: [...before, now, ...nearest(future, most)], at: before.length };
}

function nearest<T>(steps: Steps<T>, most: number): T[] {
  const found: T[] = [];
  for (let left = steps; left && found.length < most; left = left.before) found.push(left.step);
  return found;
}

/** The history that was listed. */
export function relisted<T>({ all, at }: StepList<T>): History<T> {
  const grown = (steps: readonly T[]) => steps.reduce<Steps<T>>((before, step) => ({ step, before }), null);
  return {
    now: all[at]!,
    past: grown(all.slice(0, at)),
    future: grown(all.slice(at + 1).reverse()),
    last: null,
  };
}
