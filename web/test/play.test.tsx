import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Followed, Link } from "../src/live/link";
import type { Choice, EntryData, TableData } from "../src/protocol/schema";
import { type Play, useTurn } from "../src/turn/useTurn";
import { boards } from "./boards";
import { show } from "./page";

const board = boards[0]!;
const claim = { id: 7, verb: "claim", argument: 0, notation: "", ways: [] } as Choice;
const cards = [
  { id: 20, verb: "take", argument: 0, notation: "", next: [22] },
  { id: 21, verb: "take", argument: 1, notation: "" },
  { id: 22, verb: "take", argument: 2, notation: "", next: [20] },
] as Choice[];
const tableAt = (number: number, position: number) =>
  ({
    about: { number, position, chairs: [], waiting: [0] },
    view: { phase: "turn", seat: 0, viewer: 0, seats: [{}] },
    legal: [claim, ...cards],
    refused: [],
    can_undo: false,
  }) as unknown as TableData;
const followedTo = (number: number, waiting = 0, refused: string | null = null) =>
  ({ entries: [{ number } as EntryData], pending: waiting > 0, refused }) as unknown as Followed;

let play: Play;
const act = vi.fn(() => "key");
const actAfter = vi.fn();
const link = { act, actAfter } as unknown as Link;

function Playing({ table, followed }: { table: TableData; followed: Followed }) {
  play = useTurn(board, link, followed, table, ["route"]);
  return null;
}

const at = (number: number, position: number, waiting = 0, last = number) =>
  show(<Playing table={tableAt(number, position)} followed={followedTo(last, waiting)} />);

afterEach(() => {
  render(null, document.body);
  vi.clearAllMocks();
});

describe("what a player has begun", () => {
  it("stays while somebody else comes and goes, and ends with the position", async () => {
    await at(5, 5);
    play.dispatch({ type: "choose", target: { route: 0 } });
    await at(6, 5);
    expect(play.turn.target).toEqual({ route: 0 });
    expect(play.question?.name).toBe("claim");
    await at(7, 7);
    expect(play.turn.target).toBeNull();
  });
});

describe("a table is quiet", () => {
  it("until it shows all that was sent, though people talked in between", async () => {
    await at(5, 5, 0, 6); // the sixth entry is something that was said
    play.act(7, 100);
    expect(act).toHaveBeenCalledWith(7, 100);
    await at(5, 5, 2, 6);
    expect(play.quiet).toBe(true);
    await at(7, 7, 1);
    expect(play.quiet).toBe(true);
    await at(8, 8, 1);
    expect(play.quiet).toBe(false);
  });

  it("and shows what was pressed until its pieces lie there, or it is refused", async () => {
    await at(5, 5);
    play.dispatch({ type: "choose", target: { route: 0 } });
    await at(5, 5);
    play.act(7, 100);
    await at(5, 5, 2);
    expect(play.turn.target).toBeNull();
    expect(play.sent).toEqual({ route: 0 });
    await at(6, 6, 1);
    expect(play.sent).toEqual({ route: 0 });
    await at(7, 7, 0);
    expect(play.sent).toBeNull();
    play.act(7, 100);
    await at(7, 7, 2);
    await show(<Playing table={tableAt(7, 7)} followed={followedTo(7, 0, "Too late.")} />);
    expect(play.sent).toBeNull();
    await at(7, 7, 1); // something is said
    expect(play.quiet).toBe(false);
  });
});

describe("a second card", () => {
  it("can be taken while the first is on its way, where the server has said so, and only one", async () => {
    await at(5, 5);
    play.act(20);
    await at(5, 5, 1);
    expect([[...play.underway], [...play.next]]).toEqual([[20], [22]]);
    play.act(21);
    expect(actAfter).not.toHaveBeenCalled();
    play.act(22);
    await at(5, 5, 2);
    play.act(22);
    expect(actAfter.mock.calls).toEqual([["key", 22]]);
    expect([[...play.underway], [...play.next]]).toEqual([[20, 22], []]);
    await at(6, 6, 1);
    expect(play.quiet).toBe(true);
    await at(7, 7);
    expect([play.quiet, play.underway.size]).toEqual([false, 0]);
  });

  it("is any card that can be taken then, once the first is there", async () => {
    await at(5, 5);
    play.act(20);
    await at(6, 6);
    play.act(21);
    expect(act).toHaveBeenLastCalledWith(21);
    expect(actAfter).not.toHaveBeenCalled();
  });
});
