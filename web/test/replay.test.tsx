import { describe, expect, it, vi } from "vitest";
import type { EntryData, EventData, Replay } from "../src/protocol/schema";
import { claimsOf, movesOf, nextClaim } from "../src/replay/moves";
import { Positions } from "../src/replay/positions";

const entry = (number: number, type: string, ...events: EventData[]): EntryData => ({
  number,
  type,
  at: 0,
  data: {},
  events,
});

describe("the moves of a game", () => {
  const entries = [
    entry(1, "created"),
    entry(2, "started"),
    entry(3, "action", { type: "claim", seat: 1, route: 4 }),
    entry(4, "undo"),
    entry(5, "chat"),
    entry(6, "action", { type: "draw", seat: 1, deck: "train", card: null }),
    entry(7, "action", { type: "claim", seat: 0, route: 9 }),
  ];

  it("leave out what was taken back, and talk", () => {
    expect(movesOf(entries).map(({ number }) => number)).toEqual([2, 6, 7]);
  });

  it("have marks where routes were claimed", () => {
    const claims = claimsOf(movesOf(entries));
    expect(claims).toEqual([{ at: 2, seat: 0 }]);
    expect(nextClaim(claims, 0, 5)).toBe(2);
    expect(nextClaim(claims, 2, 5)).toBe(5);
  });
});

describe("positions", () => {
  const some = (first: number, count: number) =>
    Array.from({ length: count }, (_, i) => ({ number: first + i }) as Replay);

  it("come in stretches, each once, with those beside it", async () => {
    const ask = vi.fn(async (_: string, first: number, count: number) => some(first, count));
    const positions = new Positions("g", null, () => {}, ask);
    await positions.want(50, 200);
    await positions.want(51, 200);
    expect(ask.mock.calls.map(([, first]) => first)).toEqual([40, 80, 0]);
    expect(positions.at(50)?.number).toBe(50);
    expect(positions.at(150)).toBeNull();
    expect(positions.near(150)?.number).toBe(119);
  });

  it("are asked for again after a failure", async () => {
    const ask = vi.fn(async () => Promise.reject(new Error("away")) as Promise<Replay[]>);
    const positions = new Positions("g", null, () => {}, ask);
    await positions.want(0, 10);
    await positions.want(0, 10);
    expect(ask).toHaveBeenCalledTimes(2);
  });
});
