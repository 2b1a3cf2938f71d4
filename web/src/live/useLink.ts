import { useLayoutEffect, useState } from "preact/hooks";
import { type Followed, Link } from "./link";

export interface LinkUse {
  readonly link: Link;
  readonly followed: Followed;
  /** All that was told since the last picture, the newest last. */
  readonly told: readonly Followed[];
}

/** Follows a game for as long as the component is there; null until the line is made, which waits for no frame. */
export function useLink(game: string, token: string | null): LinkUse | null {
  const [use, setUse] = useState<LinkUse | null>(null);
  useLayoutEffect(() => {
    const pictures = new Pictures<Followed>((told) => setUse({ link, followed: told.at(-1)!, told }));
    const link = new Link(game, token, (followed) => pictures.tell(followed));
    setUse({ link, followed: link.followed, told: [] });
    return () => {
      link.close();
      pictures.stop();
    };
  }, [game, token]);
  return use?.link.game === game && use.link.token === token ? use : null;
}

/**
 * Passes on what is told: at once, but no more than once a picture. Where bots move more quickly than a slow machine draws,
 * a page that drew each move got ever farther behind: measured, 31 s at the end of a game that had taken 15.
 */
class Pictures<Told> {
  private waiting: Told[] = [];
  private frame = 0;

  constructor(private readonly show: (told: readonly Told[]) => void) {}

  tell(told: Told): void {
    this.waiting.push(told);
    if (!this.frame || document.hidden) this.next(); // pages that nobody sees have no pictures
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
  }

  private next(): void {
    cancelAnimationFrame(this.frame);
    this.frame = this.waiting.length && requestAnimationFrame(() => this.next());
    const told = this.waiting;
    this.waiting = [];
    if (told.length) this.show(told);
  }
}
