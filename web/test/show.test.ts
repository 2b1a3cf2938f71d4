import { describe, expect, it } from "vitest";
import { showOf } from "../src/count/result";
import { stepsOf, ticketsAt, totalsAt } from "../src/count/show";
import type { ResultData } from "../src/protocol/schema";

const sheet = (seat: number, tickets: number, longest: number) => ({
  seat,
  lines: { routes: 40, tickets, longest, stations: 8 },
  total: 48 + tickets + longest,
  longest: 12 + seat,
});
const result: ResultData = {
  sheets: [sheet(0, 3, 0), sheet(1, 20, 10)],
  winners: [1],
  reason: "pieces",
  decided_by: null,
  finale: [
    {
      seat: 0,
      failed: [{ id: 5, points: -9, way: [] }],
      completed: [{ id: 3, points: 12, way: [7, 8] }],
      borrowed: [],
      longest: [1],
    },
    { seat: 1, failed: [], completed: [{ id: 4, points: 20, way: [2] }], borrowed: [], longest: [2, 6] },
  ],
};

describe("the final count", () => {
  const show = showOf(result);
  const steps = stepsOf(show);

  it("tells what tickets gave and what they cost apart, and changes no total", () => {
    expect(show.count.lines).toMatchObject({ completed: [12, 20], failed: [-9, 0] });
    expect(show.count.lines.tickets).toBeUndefined();
    expect(totalsAt(steps.at(-1)!, 2)).toEqual(show.count.totals);
    expect(show.count.beside).toEqual({ longest: [12, 13] });
  });

  it("tells why the game was over", () => {
    expect(show.count.reason).toBe("pieces");
  });

  it("goes from failed tickets over completed ones, low to high, to the longest path", () => {
    expect(steps.map(({ ticket, line }) => ticket?.id ?? line)).toEqual([
      null,
      5,
      3,
      4,
      "stations",
      "longest",
    ]);
    expect(totalsAt(steps[0]!, 2)).toEqual([40, 40]);
    expect(totalsAt(steps[1]!, 2)).toEqual([31, 40]);
  });

  it("lights a ticket's way, and the longest path of whoever has it", () => {
    expect(steps[2]!.lit).toEqual([7, 8]);
    expect(steps[1]!.lit).toEqual([]);
    expect(steps.at(-1)!.lit).toEqual([2, 6]);
  });

  it("gathers the tickets that were counted", () => {
    expect(ticketsAt(show, steps, 2)).toMatchObject({ completed: [[3], []], failed: [[5], []] });
  });
});
