import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

const NEAR = 24; // pixels from the end that still count as there

/** Keeps a list at its end, whatever comes and however large it is shown, until a person scrolls up. */
export function useEnd(list: RefObject<HTMLElement>, content: unknown) {
  const [away, setAway] = useState(false);
  const following = useRef(true);
  const before = useRef({ top: 0, sizes: "" });
  const follow = () => {
    if (!list.current || !following.current) return;
    list.current.scrollTo({ top: list.current.scrollHeight });
    before.current.sizes = sizesOf(list.current);
  };
  // What is new moves the end away from whoever is there, letters that come late make lines shorter or longer, and the
  // news of having scrolled may come later than all that: only who goes up in a list that stays as it is leaves the end.
  const look = () => {
    if (!list.current) return; // the news of a last scroll may come when the list has gone
    const { scrollTop: top, clientHeight, scrollHeight } = list.current;
    const sizes = sizesOf(list.current);
    if (top + clientHeight > scrollHeight - NEAR) following.current = true;
    else if (sizes !== before.current.sizes) follow();
    else if (top < before.current.top) following.current = false;
    before.current = { top: list.current.scrollTop, sizes };
    setAway(!following.current);
  };
  const goDown = () => {
    following.current = true;
    setAway(false);
    follow();
  };
  useLayoutEffect(follow, [content]);
  useEffect(() => {
    const watcher = new ResizeObserver(follow);
    for (const part of [list.current!, ...list.current!.children]) watcher.observe(part);
    return () => watcher.disconnect();
  }, []);
  return { away, look, goDown };
}

const sizesOf = ({ clientHeight, scrollHeight }: HTMLElement): string => `${clientHeight} of ${scrollHeight}`;
