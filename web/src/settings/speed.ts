import { setting } from "./settings";

const FACTORS = { instant: 0, quick: 1, calm: 1.6, steps: 1 } as const;
const FADE = 120; // milliseconds, for those who want no motion

export const isCalm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** How long something takes that is made to take so many milliseconds; nought: it is not shown to move. */
export const lasting = (ms: number): number => ms * FACTORS[setting("pace")];

/** Moves an element by the given frames; who wants little motion sees it appear instead, from what it is at first. */
export function move(mark: Element, frames: Keyframe[], ms: number, delay = 0): Animation | null {
  const duration = lasting(ms);
  if (duration === 0) return null;
  if (isCalm())
    return mark.animate([{ opacity: frames[0]?.opacity ?? 1 }, { opacity: 1 }], { duration: FADE });
  return mark.animate(frames, { duration, delay: lasting(delay), easing: "ease-out", fill: "backwards" });
}
