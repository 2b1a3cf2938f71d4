import { afterEach, describe, expect, it, vi } from "vitest";
import { Backdrop } from "../src/board/Backdrop";
import { heldSpot, type Names, namesAt, namesShrunk } from "../src/board/Labels";
import { containScale, coverScale, isClose, type Point } from "../src/board/viewport";
import { boards } from "./boards";
import { all, clear, show } from "./page";

const DESK = { width: 1032, height: 666 };
const PHONE = { width: 390, height: 440 };
const SETS: readonly Names[] = ["labels", "large_labels", "largest_labels"];

type Box = readonly [number, number, number, number];

const shrunk = ([west, north, east, south]: Box, { x, y }: Point, part: number): Box => [
  x + (west - x) * part,
  y + (north - y) * part,
  x + (east - x) * part,
  y + (south - y) * part,
];

/** How far a spot is from a box. */
const gap = ([west, north, east, south]: Box, { x, y }: Point) =>
  Math.hypot(Math.max(west - x, 0, x - east), Math.max(north - y, 0, y - south));

const end = ([, , x, y]: Box): Point => ({ x, y });

describe.each(boards.map((board) => [board.name, board] as const))("a close look at %s", (_, board) => {
  const letters = (screen: typeof DESK, scale: number) => {
    const names = namesAt(scale);
    const sum = board.art[names].reduce((all, { size }) => all + size, 0); // a few are a little smaller, in each set others
    return (sum / board.art[names].length) * scale * namesShrunk(board, screen, names, scale);
  };

  it("leaves names as large as they were on the screen", () => {
    const whole = containScale(board, DESK);
    for (const closer of [1.2, 1.6, 2, 3, 4]) {
      const grown = letters(DESK, whole * closer) / letters(DESK, whole);
      expect(grown).toBeGreaterThan(0.85);
      expect(grown).toBeLessThan(1.15);
    }
  });

  it("changes nothing where the whole board is seen", () => {
    for (const screen of [DESK, PHONE]) {
      const whole = containScale(board, screen);
      expect(namesShrunk(board, screen, namesAt(whole), whole)).toBe(1);
    }
  });

  it("shrinks every name within the room that it had, and no farther from its city", () => {
    for (const label of SETS.flatMap((names) => board.art[names])) {
      const city = board.cities.find(({ name }) => name === label.city)!;
      const held = heldSpot(label, city);
      const small = shrunk(label.box, held, 0.3);
      expect(small.every((edge, i) => (i < 2 ? edge >= label.box[i]! : edge <= label.box[i]!))).toBe(true);
      expect(gap(small, city)).toBeCloseTo(gap(label.box, city), 9);
      // The line that leads to a name ends where it stays.
      if (label.leader) expect(gap([held.x, held.y, held.x, held.y], end(label.leader))).toBeLessThan(0.2);
    }
  });

  it("isn't what a screen begins with", () => {
    expect(isClose(board, DESK, containScale(board, DESK))).toBe(false);
    expect(isClose(board, PHONE, coverScale(board, PHONE))).toBe(false);
    expect(isClose(board, DESK, containScale(board, DESK) * 2)).toBe(true);
    expect(isClose(board, PHONE, coverScale(board, PHONE) * 2.5)).toBe(true);
  });
});

describe("the finer land", () => {
  const board = { ...boards[0]!, address: "afar" };
  const finer = {
    land: "M1 1h9v9z",
    tints: ["M2 2h1v1z"],
    rivers: "M3 3h1",
    brooks: "M4 4h1",
    shades: ["M5 5h1"],
  };
  const answers: Record<string, unknown> = {
    "api/boards/afar/scenery": {
      ...{
        land: "M0 0h9v9z",
        tints: ["M0 0h1v1z"],
        borders: "",
        states: "",
        rivers: "M0 0h2",
        graticule: "",
      },
      hills: { lines: "M7 7h1", shades: "" },
    },
    "api/boards/afar/finer": finer,
    "api/boards/bare/scenery": { ...boards[0]!, land: "M0 0h9v9z", tints: [], hills: {} },
    "api/boards/bare/finer": null,
  };
  const asked: [string, RequestPriority | undefined][] = [];
  vi.stubGlobal("fetch", async (path: string, { priority }: RequestInit) => {
    asked.push([path, priority]);
    return { ok: true, status: 200, json: async () => answers[path] };
  });
  const drawn = (path: string) => all(`.shown [d="${path}"]`).length;
  const look = (at: typeof board, close: boolean) =>
    show(
      <svg class="shown" aria-hidden="true">
        <Backdrop board={at} title="" close={close} />
      </svg>,
    );
  afterEach(clear);

  it("is fetched when somebody looks closely, last of all and once, and drawn as long as they do", async () => {
    await look(board, false);
    expect(drawn("M7 7h1")).toBe(1);
    expect(asked).toEqual([["api/boards/afar/scenery", "low"]]);
    await look(board, true);
    expect(asked.slice(1)).toEqual([["api/boards/afar/finer", "low"]]);
    // The land has a shore, too.
    expect(["M1 1h9v9z", "M2 2h1v1z", "M3 3h1", "M4 4h1", "M5 5h1"].map(drawn)).toEqual([2, 1, 1, 1, 1]);
    expect([drawn("M0 0h1v1z"), drawn("M7 7h1")]).toEqual([0, 0]); // what it takes the place of
    await look(board, false);
    expect([drawn("M1 1h9v9z"), drawn("M0 0h1v1z"), drawn("M7 7h1")]).toEqual([0, 1, 1]);
    await look(board, true);
    expect([drawn("M1 1h9v9z"), asked.length]).toEqual([2, 2]);
  });

  it("isn't missed where a board has none", async () => {
    const bare = { ...board, address: "bare" };
    await look(bare, true);
    expect(asked.at(-1)).toEqual(["api/boards/bare/finer", "low"]);
    expect(drawn("M0 0h9v9z")).toBe(2);
  });
});
