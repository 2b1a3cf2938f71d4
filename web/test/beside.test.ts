import { describe, expect, it } from "vitest";
import { type Box, beside, distance } from "../src/table/beside";

const area: Box = { left: 0, top: 0, right: 400, bottom: 300 };
const tip = { width: 120, height: 40 };
const boxOf = ({ x, y }: { x: number; y: number }): Box => ({
  left: x,
  top: y,
  right: x + 120,
  bottom: y + 40,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

describe("the place of a tip", () => {
  const spaces: Box[] = [0, 1, 2, 3].map((i) => ({
    left: 80 + 50 * i,
    top: 140,
    right: 120 + 50 * i,
    bottom: 156,
  }));

  it("is beside what it speaks of, near the pointer, and inside", () => {
    for (const at of [
      { x: 90, y: 148 },
      { x: 260, y: 148 },
    ]) {
      const box = boxOf(beside(tip, at, spaces, area));
      expect(spaces.some((one) => overlap(one, box))).toBe(false);
      expect(distance(box, at)).toBeLessThan(30);
      expect(box.left >= 0 && box.top >= 0 && box.right <= 400 && box.bottom <= 300).toBe(true);
    }
  });

  it("is found at the edges, too", () => {
    const corner: Box[] = [{ left: 370, top: 270, right: 400, bottom: 300 }];
    const box = boxOf(beside(tip, { x: 385, y: 285 }, corner, area));
    expect(overlap(corner[0]!, box)).toBe(false);
    expect(box.right <= 400 && box.bottom <= 300).toBe(true);
  });

  it("is the lower left corner where there is none", () => {
    expect(beside(tip, { x: 1, y: 1 }, [area], area)).toEqual({ x: 0, y: 260 });
    expect(beside(tip, { x: 1, y: 1 }, [], { ...area, right: 50 })).toEqual({ x: 0, y: 0 });
  });
});
