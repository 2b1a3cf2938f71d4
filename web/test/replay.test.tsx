import { afterEach, describe, expect, it, vi } from "vitest";
import { Unreached } from "../src/live/http";
import type { EntryData, EventData, Replay, TableData } from "../src/protocol/schema";
import { claimsOf, movesOf, nextClaim } from "../src/replay/moves";
import { Positions } from "../src/replay/positions";
import { ReplayPage } from "../src/replay/ReplayPage";
import { useLines } from "../src/replay/useLines";
import { type Player, usePlayer } from "../src/replay/usePlayer";
import { boards } from "./boards";
import { calm, clear, show } from "./page";
import { english } from "./text";

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
    const ask = vi.fn(async () => some(0, 11)).mockRejectedValueOnce(new Unreached());
    const positions = new Positions("g", null, () => {}, ask);
    await expect(positions.want(0, 10)).rejects.toThrow(Unreached);
    await positions.want(0, 10);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(positions.at(10)).not.toBeNull();
  });

  it("are asked for again where a game that goes on has more", async () => {
    let last = 10;
    const ask = vi.fn(async () => some(0, last + 1));
    const positions = new Positions("g", null, () => {}, ask);
    await positions.want(10, last);
    expect(positions.at(12)).toBeNull();
    last = 12;
    await positions.want(12, last);
    await positions.want(11, last);
    expect(ask).toHaveBeenCalledTimes(2);
    expect(positions.at(12)?.number).toBe(12);
  });
});

describe("the page", () => {
  afterEach(() => {
    clear();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it("waits for a server that is away, and says only then what it knows", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const running = () =>
      Response.json({
        entries: [],
        table: { about: { edition: "usa", board: "usa", titles: {} }, result: null },
      });
    const early = () => Response.json({ error: "not-over", message: "Not over yet." }, { status: 409 });
    const fetch = vi.fn(async (path: string) => (path.endsWith("/story") ? early() : running()));
    fetch.mockRejectedValueOnce(new TypeError("no connection"));
    vi.stubGlobal("fetch", fetch);
    const shown = show(<ReplayPage game="g" at={null} />);
    await vi.advanceTimersByTimeAsync(100);
    const page = await shown;
    expect(page.textContent).toContain(english("waiting-table"));
    await vi.advanceTimersByTimeAsync(2_500);
    expect(page.textContent).toContain("Not over yet.");
  });
});

describe("where a replay is", () => {
  let player: Player;
  const Playing = ({ wanted }: { wanted: number | null }) => {
    player = usePlayer("g", wanted, 9);
    return null;
  };

  it.each([
    [null, 0],
    [4, 4],
    [-3, 0],
    [99, 9],
  ])("is within the game, whatever the address says: %s", async (wanted, at) => {
    await show(<Playing wanted={wanted} />);
    expect(player.at).toBe(at);
    clear();
  });

  it("counts every step, also of keys that are quicker than the page", async () => {
    await show(<Playing wanted={null} />);
    const { step } = player;
    for (const by of [1, 1, 1, -1]) step(by);
    await calm();
    expect(player.at).toBe(2);
    clear();
  });
});

describe("a game that goes on", () => {
  afterEach(() => vi.useRealTimers());

  it("plays from its beginning, waits at its end for more, and stops when it is over", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    let player: Player;
    const Playing = ({ last, going }: { last: number; going: boolean }) => {
      player = usePlayer("g", null, last, { going });
      return null;
    };
    const pass = async (part: { last: number; going: boolean }) => {
      const shown = show(<Playing {...part} />); // which waits itself
      await vi.advanceTimersByTimeAsync(5_000);
      await shown;
    };
    await pass({ last: 2, going: true });
    expect([player!.at, player!.playing]).toEqual([2, true]);
    await pass({ last: 4, going: true });
    expect([player!.at, player!.playing]).toEqual([4, true]);
    await pass({ last: 4, going: false });
    expect([player!.at, player!.playing]).toEqual([4, false]);
    clear();
  });
});

describe("the log of a replay", () => {
  const board = boards[0]!;
  const table = {
    about: { chairs: [{ seat: 0, name: "Ana" }] },
    view: { decks: { train: 9 } },
  } as unknown as TableData;
  const drawing = (number: number) =>
    entry(number, "action", { type: "draw", seat: 0, deck: "train", card: "red" });
  let told = "";
  const Told = ({ at }: { at: number }) => {
    told = JSON.stringify(
      useLines(board, table, [entry(2, "started"), drawing(3), drawing(4)], at).at(-1)!.parts,
    );
    return null;
  };

  it("tells of a move no more than had happened by then", async () => {
    const reds = async (at: number) => {
      await show(<Told at={at} />);
      return told.split('"red"').length - 1;
    };
    expect([await reds(1), await reds(2)]).toEqual([1, 2]);
    clear();
  });
});
