import { useLayoutEffect, useState } from "preact/hooks";
import { type Followed, Link } from "./link";

export interface LinkUse {
  readonly link: Link;
  readonly followed: Followed;
}

/** Follows a game for as long as the component is there; null until the line is made, which waits for no frame. */
export function useLink(game: string, token: string | null): LinkUse | null {
  const [use, setUse] = useState<LinkUse | null>(null);
  useLayoutEffect(() => {
    const link = new Link(game, token, (followed) => setUse({ link, followed }));
    setUse({ link, followed: link.followed });
    return () => link.close();
  }, [game, token]);
  return use?.link.game === game && use.link.token === token ? use : null;
}
