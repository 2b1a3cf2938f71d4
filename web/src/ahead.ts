const asked = new Map<string, Promise<unknown>>();

/** Asks before the page that wants the answer is there. A failure is told when the answer is wanted. */
export function askAhead<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const answer = ask();
  answer.catch(() => {});
  asked.set(what, answer);
  return answer;
}

/** The answer that was asked for ahead, which is used once; else it is asked for now. */
export function answerTo<T>(what: string, ask: () => Promise<T>): Promise<T> {
  const early = asked.get(what) as Promise<T> | undefined;
  asked.delete(what);
  return early ?? ask();
}
