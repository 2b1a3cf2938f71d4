import type { RefObject } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";

const NEAR = 24; // pixels from the end that still count as there

/** Keeps a list at its end, whatever comes and however large it is shown, until a person scrolls up. */
export function useEnd(list: RefObject<HTMLElement>, content: unknown) {
  const [away, setAway] = useState(false);
  const following = useRef(true);
  const before = useRef(0);
  const follow = () => {
    if (following.current) list.current?.scrollTo({ top: list.current.scrollHeight });
  };
  // What is new moves the end away from whoever is there, and the news of having scrolled may come later than that:
  // only who goes up leaves the end.
  const look = () => {
    if (!list.current) return; // the news of a last scroll may come when the list has gone
    const { scrollTop, clientHeight, scrollHeight } = list.current;
    if (scrollTop + clientHeight > scrollHeight - NEAR) following.current = true;
    else if (scrollTop < before.current) following.current = false;
    before.current = scrollTop;
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
    watcher.observe(list.current!);
    return () => watcher.disconnect();
  }, []);
  return { away, look, goDown };
}
