import type { ComponentChildren, RefObject } from "preact";
import { useEffect, useId, useLayoutEffect, useRef } from "preact/hooks";
import { useText } from "../text/context";
import { usePull } from "./usePull";
import "./drawer.css";

export interface DrawerProps {
  readonly high: boolean;
  readonly onRest: (high: boolean) => void;
  /** Tells how many pixels of the board it covers from below. */
  readonly onCovered: (pixels: number) => void;
  /** What is always in view. */
  readonly low: ComponentChildren;
  /** What comes into view when it is pulled up. */
  readonly more: ComponentChildren;
}

/** What is one's own, from below: it rests low, or is pulled up over the market and a part of the board. */
export function Drawer({ high, onRest, onCovered, low, more }: DrawerProps) {
  const text = useText();
  const id = useId();
  const ref = useRef<HTMLElement>(null);
  const handle = useRef<HTMLButtonElement>(null);
  const pull = usePull(ref, high, onRest);
  useCovering(ref, high, onCovered);
  const lower = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    handle.current!.focus();
    onRest(false);
  };
  return (
    <section ref={ref} class={high ? "drawer high" : "drawer"} data-rest={high ? "high" : "low"}>
      <div class="drawer-low" {...pull}>
        <button
          ref={handle}
          type="button"
          class="drawer-handle"
          aria-label={text("drawer-handle")}
          aria-expanded={high}
          aria-controls={id}
          onClick={() => onRest(!high)}
        />
        {low}
      </div>
      <div
        class="drawer-more"
        id={id}
        role="group"
        aria-label={text("drawer-title")}
        inert={!high}
        onKeyDown={lower}
      >
        {more}
      </div>
    </section>
  );
}

/** How far the drawer can be raised, and how much of the board is behind it; on a screen that lies on its side it stands beside the board. */
function useCovering(ref: RefObject<HTMLElement>, high: boolean, onCovered: (pixels: number) => void): void {
  const tell = useRef(onCovered);
  tell.current = onCovered;
  useLayoutEffect(() => {
    const drawer = ref.current!;
    const more = drawer.querySelector<HTMLElement>(".drawer-more")!;
    const measure = () => {
      drawer.style.setProperty("--tall", `${more.offsetHeight}px`);
      tell.current(high ? covering(drawer) : 0);
    };
    const watch = new ResizeObserver(measure);
    for (const part of [drawer, more]) watch.observe(part);
    measure();
    return () => watch.disconnect();
  }, [ref, high]);
  useEffect(() => () => tell.current(0), []);
}

/** From where things stand in the page, not from where they are on their way there. */
function covering(drawer: HTMLElement): number {
  const board = document.querySelector<HTMLElement>(".table-board");
  if (!board || drawer.offsetLeft >= board.offsetLeft + board.offsetWidth) return 0;
  const room = drawer.querySelector<HTMLElement>(".drawer-more")!.offsetHeight;
  return Math.max(0, board.offsetTop + board.offsetHeight - drawer.offsetTop + room);
}
