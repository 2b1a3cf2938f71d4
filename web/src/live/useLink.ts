import { useLayoutEffect, useState } from "preact/hooks";
import { Breather } from "./breather";
import { type Followed, Link } from "./link";

export interface LinkUse {
  readonly link: Link;
  readonly followed: Followed;
  /** All that was told since the page was drawn last, the newest at the end. */
  readonly told: readonly Followed[];
}

const PRESSES = ["pointerdown", "keydown"];

/** Follows a game for as long as the component is there; null until the line is made, which waits for no frame. */
export function useLink(game: string, token: string | null, big = false): LinkUse | null {
  const [use, setUse] = useState<LinkUse | null>(null);
  useLayoutEffect(() => {
    let last: Followed | null = null;
    const breather = new Breather<Followed>((told) => setUse({ link, followed: told.at(-1)!, told }));
    const hear = (followed: Followed) => {
      breather.tell(followed, !isNews(last, followed));
      last = followed;
    };
    const link = new Link(game, token, hear, big);
    setUse({ link, followed: link.followed, told: [] });
    const flush = () => breather.flush();
    for (const press of PRESSES) addEventListener(press, flush, { capture: true });
    return () => {
      for (const press of PRESSES) removeEventListener(press, flush, { capture: true });
      link.close();
      breather.stop();
    };
  }, [game, token]);
  return use?.link.game === game && use.link.token === token ? use : null;
}

/** Whether only the game has gone on; the answer to something that was pressed here never waits, nor does a lost line. */
const isNews = (before: Followed | null, now: Followed): boolean =>
  before !== null &&
  (["status", "reason", "waiting", "pending", "refused"] as const).every(
    (part) => before[part] === now[part],
  );
