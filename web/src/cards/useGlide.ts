import type { RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { move } from "../settings/speed";

const GLIDE = 200; // milliseconds

type Place = readonly [number, number];

/** Where things are in their row, which has to be positioned, and how wide the window is. */
interface Places {
  readonly width: number;
  readonly of: ReadonlyMap<string, Place>;
}

/** What stays in a row glides to its new place when something comes or goes, and leaps nowhere. */
export function useGlide(row: RefObject<HTMLElement>, names: readonly string[]): void {
  const before = useRef<Places>({ width: 0, of: new Map() });
  useLayoutEffect(() => {
    const things = [...(row.current?.querySelectorAll<HTMLElement>("[data-glides]") ?? [])];
    const of = new Map<string, Place>();
    for (const { dataset, offsetLeft, offsetTop } of things) of.set(dataset.glides!, [offsetLeft, offsetTop]);
    const now = { width: innerWidth, of };
    if (now.width === before.current.width) for (const thing of things) glide(thing, before.current, now);
    before.current = now;
  }, [names.join()]);
}

function glide(thing: HTMLElement, before: Places, now: Places): void {
  const [from, to] = [before, now].map(({ of }) => of.get(thing.dataset.glides!));
  if (!from || !to || (from[0] === to[0] && from[1] === to[1])) return;
  move(thing, [{ translate: `${from[0] - to[0]}px ${from[1] - to[1]}px` }, { translate: "0 0" }], GLIDE);
}
