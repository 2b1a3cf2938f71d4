import { describe, expect, it } from "vitest";
import {
  centred,
  clamped,
  containScale,
  coverScale,
  panned,
  revealing,
  toBoard,
  zoomed,
} from "../src/board/viewport";

const board = { width: 1600, height: 1000 };
const screen = { width: 800, height: 600 };

describe("the view of a board", () => {
  it("shows the whole board, or fills the whole screen", () => {
    expect(containScale(board, screen)).toBe(0.5);
    expect(coverScale(board, screen)).toBe(0.6);
  });

  it("is never smaller than the whole board, which then stands in the middle", () => {
    expect(clamped({ x: -99, y: -99, scale: 0.1 }, board, screen)).toEqual({ x: 0, y: 50, scale: 0.5 });
  });

  it("never leaves the board's edges", () => {
    expect(clamped({ x: 50, y: -9999, scale: 1 }, board, screen)).toEqual({ x: 0, y: -400, scale: 1 });
    expect(panned({ x: 0, y: 0, scale: 1 }, { x: -9999, y: 5 }, board, screen)).toEqual({
      x: -800,
      y: 0,
      scale: 1,
    });
  });

  it("is never closer than three pixels a unit", () => {
    expect(clamped({ x: 0, y: 0, scale: 50 }, board, screen).scale).toBe(3);
  });

  it("keeps the point under the pointer while zooming", () => {
    const view = { x: -200, y: -100, scale: 1 };
    const at = { x: 300, y: 200 };
    expect(toBoard(zoomed(view, 2, at, board, screen), at)).toEqual(toBoard(view, at));
  });

  it("can be centred on a point", () => {
    const view = centred({ x: 800, y: 500 }, 1, board, screen);
    expect(toBoard(view, { x: 400, y: 300 })).toEqual({ x: 800, y: 500 });
  });

  it("doesn't move for what is well in view, and goes to what isn't", () => {
    const view = { x: -400, y: -200, scale: 1 };
    expect(revealing([{ x: 800, y: 500 }], view, board, screen)).toEqual(view);
    const moved = revealing([{ x: 410, y: 500 }], view, board, screen);
    expect(moved).toEqual(centred({ x: 410, y: 500 }, 1, board, screen));
  });

  it("goes back as far as two places far apart need", () => {
    const ends = [
      { x: 200, y: 500 },
      { x: 1400, y: 500 },
    ];
    const { x, scale } = revealing(ends, { x: 0, y: 0, scale: 1 }, board, screen);
    expect(scale).toBeCloseTo(680 / 1200);
    expect(ends.map((end) => Math.round(x + end.x * scale))).toEqual([60, 740]);
  });
});
