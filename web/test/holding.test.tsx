import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameContext } from "../src/follow/context";
import { Hurry, TurnClock } from "../src/follow/TurnClock";
import { Holding } from "../src/game/Holding";
import { type Followed, Link } from "../src/live/link";
import type { TableData } from "../src/protocol/schema";
import { TextContext } from "../src/text/context";
import type { Text } from "../src/text/text";
import { clear } from "./page";
import { FakeSocket } from "./socket";
import { english, portuguese } from "./text";

const NOW = 1_700_000_000; // by the server's clock, in seconds
const link = { vote: vi.fn(), back: vi.fn() };
let ahead = 0;

/** Ana, Bia and Caio; it is Ana's turn, and Bia looks unless somebody else is named. */
const tableOf = (about: Partial<TableData["about"]> = {}, you: number | null = 1) =>
  ({
    you,
    view: { viewer: you, seat: 0 },
    about: {
      status: "running",
      waiting: [0],
      votes: {},
      timing: { holders: [0], vote_from: NOW + 20, time_up: null },
      chairs: ["Ana", "Bia", "Caio"].map((name, seat) => ({
        name,
        seat,
        kind: "person",
        bot: null,
        away: false,
      })),
      ...about,
    },
  }) as unknown as TableData;

const show = (what: preact.ComponentChild, text: Text = english) =>
  act(() => render(<TextContext.Provider value={text}>{what}</TextContext.Provider>, document.body));
const hold = (table: TableData) =>
  show(<Holding link={link as unknown as Link} table={table} ahead={ahead} />);
const STEP = 500; // what is shown anew sets the next timer
async function pass(milliseconds: number): Promise<void> {
  for (let left = milliseconds; left > 0; left -= STEP) {
    await act(() => void vi.advanceTimersByTime(Math.min(left, STEP)));
  }
}
const found = (selector: string) => document.querySelector<HTMLElement>(selector);

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  ahead = NOW * 1_000 - performance.now();
});
afterEach(() => {
  clear();
  vi.useRealTimers();
});

describe("somebody who holds the game", () => {
  it("can be voted on from the moment that the server tells, not before", async () => {
    await hold(tableOf());
    await pass(19_990);
    expect(found("[data-vote]")).toBeNull();
    await pass(20);
    found("[data-vote]")!.click();
    expect(link.vote).toHaveBeenCalledWith(0);
    expect(document.body.textContent).toContain("Ana");
  });

  it("can be voted on at once by who comes late", async () => {
    await hold(tableOf({ timing: { holders: [0], vote_from: NOW - 5, time_up: null } }));
    expect(found("[data-vote]")).not.toBeNull();
  });

  it("has new time with every turn", async () => {
    await hold(tableOf());
    await pass(20_010);
    await hold(tableOf({ timing: { holders: [2], vote_from: NOW + 40, time_up: null } }));
    expect(found("[data-vote]")).toBeNull();
    await pass(20_000);
    expect(found("[data-vote='2']")).not.toBeNull();
  });

  it.each([
    ["who has voted", tableOf({ votes: { 0: [1] } })],
    ["the holder", tableOf({}, 0)],
    ["those who watch", tableOf({}, null)],
    ["anybody while bots play", tableOf({ timing: null })],
    ["anybody after the game", tableOf({ status: "finished" })],
  ])("is no question for %s", async (_, table) => {
    await hold(table);
    await pass(60_000);
    expect(found("[data-vote]")).toBeNull();
  });

  it("says with a press that they are back", async () => {
    const table = tableOf({}, 0);
    table.about.chairs[0]!.away = true;
    await hold(table);
    found("[data-back]")!.click();
    expect(link.back).toHaveBeenCalledOnce();
  });
});

const clock = (seconds: number | null, you: number | null = 0, text: Text = english) => {
  const table = tableOf({ timing: { holders: [0], vote_from: NOW, time_up: seconds && NOW + seconds } }, you);
  const here = { link, table, followed: { ahead } as Followed, shared: false };
  return show(
    <GameContext.Provider value={here as never}>
      <TurnClock />
      <Hurry />
    </GameContext.Provider>,
    text,
  );
};
const shown = () => found(".turn-clock [aria-hidden]:not(svg)")?.textContent?.replace(/[⁨⁩]/g, "");
const said = () => found("[role=status]")!.textContent;

describe("the clock", () => {
  it.each([
    [3 * 86_400, "3 d"],
    [7 * 3_600, "7 h"],
    [299.5, "5 min"],
    [61, "2 min"],
    [42, "42 s"],
  ])("with %d seconds left says %s", async (seconds, time) => {
    await clock(seconds);
    expect(shown()).toBe(time);
  });

  it("counts down in the end, stops at nothing, and is short then", async () => {
    await clock(62);
    expect([shown(), found(".short")]).toEqual(["2 min", null]);
    await pass(2_500);
    expect(shown()).toBe("60 s");
    expect(found(".short")).not.toBeNull();
    await pass(1_000);
    expect(shown()).toBe("59 s");
    await pass(100_000);
    expect(shown()).toBe("0 s");
  });

  it("is no more work than its numbers change", async () => {
    await clock(3 * 3_600);
    expect(vi.getTimerCount()).toBeLessThan(3);
    await act(() => void vi.advanceTimersByTime(3_599_000));
    expect(shown()).toBe("3 h");
  });
});

describe("what the clock says", () => {
  it("aloud is said twice, and only to whoever has to decide", async () => {
    await clock(40);
    expect(said()).toBe("");
    await pass(10_010);
    expect(said()).toBe(english("clock-hurry", { count: 30 }));
    await pass(19_000);
    expect(said()).toBe(english("clock-hurry", { count: 30 }));
    await pass(1_000);
    expect(said()).toBe(english("clock-hurry", { count: 10 }));
    await clock(5, 1);
    expect(said()).toBe("");
  });

  it("is told in both languages what it leads to", async () => {
    await clock(42);
    expect(found(".turn-clock")!.title).toContain("bot");
    await clock(42, 0, portuguese);
    expect(found(".turn-clock")!.title).toContain("robô");
  });

  it("isn't there where no time was agreed on, or nothing is followed", async () => {
    await clock(null);
    expect(found(".turn-clock")).toBeNull();
    await show(<TurnClock />);
    expect(found(".turn-clock")).toBeNull();
  });
});

describe("the server's clock", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is known from the first news, and from every new connection", async () => {
    vi.stubGlobal("WebSocket", FakeSocket);
    const news = { type: "news", number: 0, entries: [], table: null };
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify({ ...news, at: NOW })));
    const made = new Link("g", null, () => {});
    await vi.advanceTimersByTimeAsync(10);
    expect(Math.abs(made.followed.ahead! - ahead)).toBeLessThan(20);
    FakeSocket.last.accept();
    FakeSocket.last.tell({ ...news, at: NOW + 100 });
    expect(made.followed.ahead! - ahead).toBeGreaterThan(90_000);
    FakeSocket.last.tell(news);
    expect(made.followed.ahead! - ahead).toBeGreaterThan(90_000);
    made.close();
  });
});
