const PAUSE = 2000; // milliseconds until the server is asked again

const asked = new Map<string, Promise<unknown>>();

/**
 * Something of a board, by its address: it never changes, so it is asked for once, and the browser keeps it. The server is
 * asked until it answers; null: it has no such board.
 */
export function fetchPart<T>(path: string, priority: RequestPriority = "auto"): Promise<T | null> {
  const answer = (asked.get(path) as Promise<T | null> | undefined) ?? patientlyAsked<T>(path, priority);
  asked.set(path, answer);
  return answer;
}

/** A part that is here already: the gallery has no server. */
export function offerPart(path: string, told: unknown): void {
  asked.set(path, Promise.resolve(told));
}

async function patientlyAsked<T>(path: string, priority: RequestPriority): Promise<T | null> {
  for (;;) {
    const answer = await fetch(`api/boards/${path}`, { priority }).catch(() => null);
    if (answer?.status === 404) return null;
    const told = answer?.ok ? await answer.json().catch(() => undefined) : undefined;
    if (told !== undefined) return told as T;
    await new Promise((done) => setTimeout(done, PAUSE));
  }
}
