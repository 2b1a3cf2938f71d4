import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { heard, type Line, type Looking, lineOf, type Moment, next, toEnd } from "../src/follow/pace";
import { type Paced, usePace } from "../src/follow/usePace";
import type { Followed } from "../src/live/link";
import type { EntryData, TableData } from "../src/protocol/schema";
import { changeSettings, type Pace } from "../src/settings/settings";

const TURN = { type: "turn", seat: 0 };

/** The game after some moves, each by a seat; a capital letter ends its turn: "bB" are two moves of seat 1. */
function played(moves: string, more: object = {}, viewer: number | null = 0): Moment {
  const entries = [...moves].map((move, i) => ({
    number: i + 1,
    type: "action",
    at: 0,
    data: { seat: "abc".indexOf(move.toLowerCase()) },
    events: move === move.toUpperCase() ? [TURN] : [],
  }));
  const table = {
    about: { number: moves.length, position: moves.length, status: "running", waiting: [1], chairs: [] },
    view: { viewer, seats: [{}, {}, {}] },
    seat: viewer,
    chosen: null,
    result: null,
    can_undo: false,
    ...more,
  };
  return { table: table as unknown as TableData, entries: entries as unknown as EntryData[] };
}

const looking = (pace: Pace, more: Partial<Looking> = {}): Looking => ({
  pace,
  now: 10_000,
  hidden: false,
  ...more,
});
const hear = (moments: readonly Moment[], how: Looking, line = lineOf(played("A"), 10_000)): Line =>
  moments.reduce((one, moment) => heard(one, moment, how), line);
const numbers = ({ shown, queue }: Line) => [shown, ...queue].map(({ table }) => table.about.number);

describe("others' moves", () => {
  it("are shown as they come, or one after the other", () => {
    expect(numbers(hear([played("AB"), played("ABC")], looking("instant")))).toEqual([3]);
    expect(numbers(hear([played("AB"), played("ABC")], looking("quick")))).toEqual([1, 2, 3]);
    expect(numbers(hear([played("AB")], looking("quick", { now: 10_500 })))).toEqual([2]);
    expect(numbers(hear([played("AB")], looking("calm", { now: 10_500 })))).toEqual([1, 2]);
    expect(numbers(hear([played("AB")], looking("steps", { now: 99_000 })))).toEqual([1, 2]);
  });

  it("of one turn are one step; none is lost", () => {
    const line = hear([played("Ab"), played("AbB"), played("AbBc"), played("AbBcC")], looking("steps"));
    expect(numbers(line)).toEqual([1, 3, 5]);
    expect(numbers(next(line, 0))).toEqual([3, 5]);
    expect(numbers(toEnd(line, 0))).toEqual([5]);
    expect(numbers(next(toEnd(line, 0), 0))).toEqual([5]);
  });

  it("that came all at once are one step", () => {
    expect(numbers(hear([played("ABCABCABC")], looking("steps"), lineOf(played(""), 0)))).toEqual([9]);
    expect(numbers(hear([played("ABCBCBCBC")], looking("steps")))).toEqual([1, 9]);
  });

  it("don't wait for who isn't there, nor when there are too many", () => {
    expect(numbers(hear([played("AB")], looking("calm", { hidden: true })))).toEqual([2]);
    expect(numbers(hear([played("AB")], looking("steps", { hidden: true })))).toEqual([1, 2]);
    const many = Array.from({ length: 12 }, (_, i) => played(`A${"B".repeat(i + 1)}`));
    expect(numbers(hear(many, looking("calm")))[0]).toBeGreaterThan(8);
    expect(numbers(hear(many, looking("steps"))).length).toBe(13);
  });

  it("are not waited for by whoever decides, has moved, or sits at a table that isn't set", () => {
    const mine = lineOf(played("A", { about: { ...played("A").table.about, waiting: [0] } }), 10_000);
    expect(numbers(hear([played("AB")], looking("steps"), mine))).toEqual([2]);
    expect(numbers(hear([played("AB"), played("ABA")], looking("steps")))).toEqual([3]);
    const open = lineOf(played("A", { about: { ...played("A").table.about, status: "open" } }), 10_000);
    expect(numbers(hear([played("AB")], looking("steps"), open))).toEqual([2]);
    const watched = (moves: string) => played(moves, {}, null);
    const line = hear([watched("AB"), watched("ABA")], looking("steps"), lineOf(watched("A"), 0));
    expect(numbers(line)).toEqual([1, 2, 3]);
  });

  it("stay where they are in line when people talk", () => {
    const line = hear([played("AB")], looking("steps"));
    const said = { ...played("AB"), entries: [...played("AB").entries, { number: 3 } as EntryData] };
    expect(hear([said], looking("steps"), line).queue).toEqual([said]);
    expect(hear([said], looking("steps"), lineOf(played("AB"), 0))).toMatchObject({ shown: said, queue: [] });
  });
});

let paced: Paced;
function Following({ told }: { told: readonly Moment[] }) {
  paced = usePace(told.at(-1) as unknown as Followed, told as unknown as readonly Followed[]);
  return null;
}
const follow = (...told: Moment[]) => act(() => render(<Following told={told} />, document.body));
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));
const shown = () => paced.shown.table!.about.number;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "performance"] });
});
afterEach(() => {
  act(() => render(null, document.body));
  vi.useRealTimers();
  changeSettings({ pace: "quick" });
});

describe("a game that is followed", () => {
  it("goes on by itself, move after move", () => {
    changeSettings({ pace: "calm" });
    follow(played("A"));
    follow(played("AB"));
    follow(played("ABC"));
    expect(shown()).toBe(1);
    expect(paced.ahead).toBeNull();
    pass(1_100);
    expect(shown()).toBe(2);
    pass(1_100);
    expect(shown()).toBe(3);
  });

  it("waits for the player who goes step by step, and says what is left", () => {
    changeSettings({ pace: "steps" });
    follow(played("A"));
    follow(played("AB"));
    follow(played("ABC", { can_undo: true }));
    expect([shown(), paced.ahead?.count, paced.shown.table!.can_undo]).toEqual([1, 2, true]);
    act(() => paced.ahead!.onNext());
    expect([shown(), paced.ahead?.count]).toEqual([2, 1]);
    act(() => paced.ahead!.onEnd());
    expect([shown(), paced.ahead]).toEqual([3, null]);
  });

  it("leaves no move out that came in the same picture as another", () => {
    changeSettings({ pace: "steps" });
    follow(played("A"));
    follow(played("AB"), played("ABC"));
    expect([shown(), paced.ahead?.count]).toEqual([1, 2]);
  });

  it("is the same table, not one made anew, as long as nothing else is shown", () => {
    changeSettings({ pace: "steps" });
    follow(played("A"));
    follow(played("AB"));
    const before = paced.shown.table;
    follow(played("ABC"));
    expect(paced.shown.table).toBe(before);
    follow(played("ABCB", { can_undo: true }));
    expect(paced.shown.table).toMatchObject({ ...before, can_undo: true });
  });

  it("catches up when another pace is chosen", () => {
    changeSettings({ pace: "steps" });
    follow(played("A"));
    follow(played("AB"));
    act(() => changeSettings({ pace: "instant" }));
    pass(1);
    expect([shown(), paced.ahead]).toEqual([2, null]);
  });
});
