const KEY = "trilhos.mended";
const PAUSE = 2_000; // milliseconds between two questions to the server
const PATIENCE = 5_000; // milliseconds for an answer
const SELDOM = 30_000; // a page that stays broken isn't fetched again and again

let mending = false;

/**
 * A part of the page could not be fetched: the line was lost for a moment, or the server has a newer page and the old
 * one's files are gone. As soon as the server answers, the page is fetched anew; seats and waiting moves are kept.
 */
export function mendBrokenParts(): void {
  addEventListener("vite:preloadError", () => void mend());
}

async function mend(): Promise<void> {
  if (mending) return;
  mending = true;
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  await pause(Math.max(0, last + SELDOM - Date.now()));
  while (!(await answers())) await pause(PAUSE);
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

const pause = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds));

const answers = (): Promise<boolean> =>
  fetch("health", { signal: AbortSignal.timeout(PATIENCE) }).then(
    ({ ok }) => ok,
    () => false,
  );
