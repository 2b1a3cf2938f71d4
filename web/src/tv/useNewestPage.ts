import { useEffect } from "preact/hooks";
import type { LinkStatus } from "../live/link";

const OFTEN = 10 * 60_000; // milliseconds
const SELDOM = 5 * 60_000; // a page that can't become newer isn't fetched again and again
const KEY = "trilhos.renewed";

/** The name of this page's first file changes with what is in it, and in everything that it fetches. */
const FIRST = /assets\/first-[\w-]+\.js/;

/** Whether this document, as the server has it now, begins with another file. */
export const isOlder = (own: string, served: string): boolean => {
  const [mine, theirs] = [FIRST.exec(own)?.[0], FIRST.exec(served)?.[0]];
  return mine !== undefined && theirs !== undefined && mine !== theirs;
};

const first = (): string =>
  document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src ?? "";

async function renew(): Promise<void> {
  const last = Number(sessionStorage.getItem(KEY) ?? 0);
  if (Date.now() - last < SELDOM) return;
  const served = await fetch(location.pathname, { cache: "no-cache" }).then(
    (answer) => (answer.ok ? answer.text() : ""),
    () => "",
  );
  if (!isOlder(first(), served)) return;
  sessionStorage.setItem(KEY, String(Date.now()));
  location.reload();
}

/** A screen that nobody touches becomes new by itself: looked after now and then, and whenever the server was away. */
export function useNewestPage(status: LinkStatus | undefined): void {
  const stands = status === "live";
  useEffect(() => {
    if (!stands) return;
    void renew();
    const timer = setInterval(() => void renew(), OFTEN);
    return () => clearInterval(timer);
  }, [stands]);
}
