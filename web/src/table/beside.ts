import type { Point, Size } from "../board/viewport";

/** A box in the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const GAP = 8; // pixels between a tip and what it speaks of
const STEP = 8; // pixels between two places that are tried

/** Where a tip stands: as near to a point as it can without lying on what it speaks of; its upper left corner. */
export function beside(tip: Size, at: Point, spoken: readonly Box[], area: Box): Point {
  const right = Math.max(area.left, area.right - tip.width);
  const bottom = Math.max(area.top, area.bottom - tip.height);
  let best = { place: { x: area.left, y: bottom }, away: Number.POSITIVE_INFINITY };
  for (let y = area.top; y <= bottom; y += STEP)
    for (let x = area.left; x <= right; x += STEP) {
      const box = { left: x, top: y, right: x + tip.width, bottom: y + tip.height };
      const away = distance(box, at);
      if (away < best.away && !spoken.some((one) => touch(one, box))) best = { place: { x, y }, away };
    }
  return best.place;
}

/** How far a point is from a box: 0 inside. */
export const distance = ({ left, top, right, bottom }: Box, { x, y }: Point): number =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

const touch = (one: Box, other: Box): boolean =>
  one.left - GAP < other.right &&
  other.left < one.right + GAP &&
  one.top - GAP < other.bottom &&
  other.top < one.bottom + GAP;
