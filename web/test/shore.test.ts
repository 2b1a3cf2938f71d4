import { describe, expect, it } from "vitest";
import { shoreOf } from "../src/board/shore";

/** Where lines run, as steps of a tenth of a unit; in whatever order they are drawn. */
function stepsOf(path: string): string[] {
  const found: string[] = [];
  for (const [, x, y, steps, end] of path.matchAll(/M(\S+) (\S+?)l([^Mz]*)(z?)/g)) {
    const walk = (steps!.match(/-?\d*\.?\d+/g) ?? []).map((step) => Math.round(10 * Number(step)));
    const start = [Math.round(10 * Number(x)), Math.round(10 * Number(y))] as const;
    let [east, south] = start;
    for (let i = 0; i < walk.length; i += 2) {
      found.push(`${east} ${south} to ${east + walk[i]!} ${south + walk[i + 1]!}`);
      [east, south] = [east + walk[i]!, south + walk[i + 1]!];
    }
    if (end) found.push(`${east} ${south} to ${start[0]} ${start[1]}`);
  }
  return found.sort();
}

describe("a shore", () => {
  const land = "M100 -20.5l30 .5-.5 1.5 .5.5 0 200-40 0zM500 500l1 0 0 1z";

  it("runs where the land ends, in pieces that lie in one cell each", () => {
    const shore = shoreOf(land);
    expect(shore.length).toBeGreaterThan(3);
    expect(stepsOf(shore.join(""))).toEqual(stepsOf(land));
    for (const piece of shore) {
      const starts = [...piece.matchAll(/M(\S+) (\S+?)l/g)].map(
        ([, x, y]) => `${Math.floor(Number(x) / 120)} ${Math.floor(Number(y) / 120)}`,
      );
      expect(new Set(starts).size).toBe(1);
    }
  });

  it("stays whole where it is drawn by other than plain steps", () => {
    for (const path of ["M0 0h9v9z", "M0 0 5 5l1 1z", "M0 0l1 1zl2 2", "m0 0l1 1"])
      expect(shoreOf(path)).toEqual([path]);
    expect(shoreOf("")).toEqual([]);
  });
});
