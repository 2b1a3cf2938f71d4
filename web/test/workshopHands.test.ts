// @vitest-environment happy-dom
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { Camera } from "../src/board/camera";
import type { Taps } from "../src/board/gestures";
import type { Point } from "../src/board/viewport";
import { pressed } from "../src/workshop/canvas/crossKeys";
import { type Hands, handsOn } from "../src/workshop/canvas/hands";
import { shownBoard } from "../src/workshop/canvas/shown";
import { EditorDesk } from "../src/workshop/desk/EditorDesk";
import { putCity } from "../src/workshop/document/cities";
import { handleOf } from "../src/workshop/document/course";
import { emptyBoard, placeOf } from "../src/workshop/document/document";
import { begin } from "../src/workshop/document/history";
import { withNames } from "../src/workshop/document/labels";
import { readBoard } from "../src/workshop/document/read";
import { addRoute, bendOf } from "../src/workshop/document/routes";
import { only } from "../src/workshop/document/selection";

const DATA = join(import.meta.dirname, "../../src/trilhos/boards/data");
const { rules } = readBoard(readFileSync(join(DATA, "europe.json"), "utf8"));
const bare = emptyBoard({ id: "one", title: "One", language: "en", aspect: [3, 2], rules });
const PLACES: Readonly<Record<string, Point>> = {
  A: { x: 400, y: 300 },
  B: { x: 900, y: 300 },
  C: { x: 900, y: 700 },
};
const NOWHERE: Point = { x: 200, y: 850 };
const [A, B, C] = [PLACES.A!, PLACES.B!, PLACES.C!];
const towns = Object.entries(PLACES).reduce((board, [name, at]) => putCity(board, at, name), bare);
const start = withNames(addRoute(towns, "A", "B"));

let desk: EditorDesk;
let hands: Hands;
let taps: Taps;
let named: boolean[];

beforeEach(() => {
  desk = new EditorDesk(begin(start));
  named = [];
  hands = {
    desk,
    camera: new Camera(
      { width: 1500, height: 1000 },
      () => [],
      () => {},
    ),
    shown: () => shownBoard(desk.state.preview?.board ?? desk.board, ""),
    names: () => "labels",
    panning: () => false,
    onPut: (byMouse) => named.push(byMouse),
  };
  taps = handsOn(hands);
});

const placed = (id: number): Point => {
  const { x, y } = placeOf(desk.board, desk.board.cities[id]!); // files round places
  return { x: Math.round(x), y: Math.round(y) };
};
const bend = () => bendOf(desk.board, 0);
const ends = () => desk.board.routes.map(({ a, b }) => `${a}${b}`);

const POINTERS = ["mouse", "touch"];

/** A hand that holds a pointer. */
function handOf(pointerType: string) {
  const touch = (shiftKey = false) => ({ pointerType, shiftKey }) as PointerEvent;
  return {
    touch,
    tap: (at: Point, shift = false) => taps.onTap(at, touch(shift)),
    drag(from: Point, to: Point) {
      const grab = taps.onGrab?.(from, touch()) ?? null;
      grab?.onMove(to);
      grab?.onDrop(to);
      return grab;
    },
  };
}

describe.each(POINTERS)("cities by %s", (pointerType) => {
  const { touch, tap, drag } = handOf(pointerType);

  it("puts cities, and takes one up where one is", () => {
    desk.choose("city");
    tap(NOWHERE);
    expect(placed(3)).toEqual(NOWHERE);
    expect(named).toEqual([pointerType === "mouse"]);
    tap(A);
    expect(desk.board.cities).toHaveLength(4);
    expect([...desk.state.selection.cities]).toEqual([0]);
  });
  it("drags a city, its route with it, or several as they stand; giving up leaves all as it was", () => {
    drag(A, { x: 420, y: 400 });
    expect(placed(0)).toEqual({ x: 420, y: 400 });
    expect(desk.board.routes[0]!.spaces).not.toEqual(start.routes[0]!.spaces);
    desk.undo();
    desk.select({ ...only("cities", 0), cities: new Set([0, 2]) });
    drag(C, { x: 930, y: 730 });
    expect([placed(0), placed(1)]).toEqual([{ x: 430, y: 330 }, B]);
    desk.undo();
    const grab = taps.onGrab?.(A, touch());
    grab?.onMove(NOWHERE);
    grab?.onCancel();
    expect(desk.board).toBe(start);
    expect(desk.state.preview).toBeNull();
  });
  it("selects one, several, and what lies in a rectangle", () => {
    tap(A);
    tap(B);
    expect([...desk.state.selection.cities]).toEqual([1]);
    if (pointerType === "touch") desk.set({ several: true });
    tap(A, pointerType === "mouse");
    expect([...desk.state.selection.cities]).toEqual([1, 0]);
    desk.choose("select");
    tap(NOWHERE);
    expect(desk.state.selection.cities.size).toBe(0);
    const [from, to] = [
      { x: 300, y: 200 },
      { x: 1000, y: 400 },
    ];
    if (pointerType === "mouse") drag(from, to);
    else {
      taps.onHold?.(from); // a finger rests, then moves
      taps.onHold?.(to);
      tap(to);
    }
    expect([...desk.state.selection.cities].sort()).toEqual([0, 1]);
    expect(desk.state.drawing).toBeNull();
  });
});

describe.each(POINTERS)("routes, tickets and the board by %s", (pointerType) => {
  const { tap, drag } = handOf(pointerType);

  it("bends a route where it is taken, and by its handle", () => {
    drag({ x: 650, y: 300 }, { x: 650, y: 380 });
    expect(Math.abs(bend())).toBeGreaterThan(5);
    expect([...desk.state.selection.routes]).toEqual([0]);
    drag(handleOf(desk.board, desk.board.routes[0]!), { x: 650, y: 300 });
    expect(bend()).toBeCloseTo(0, 0);
  });
  it("moves a name", () => {
    const [west, north, east, south] = desk.board.art.labels!.find(({ city }) => city === "C")!.box;
    const middle = { x: (west! + east!) / 2, y: (north! + south!) / 2 };
    drag(middle, { x: middle.x + 60, y: middle.y + 40 });
    const moved = desk.board.art.labels!.find(({ city }) => city === "C")!.box;
    expect([moved[0]! - west!, moved[1]! - north!]).toEqual([expect.closeTo(60, 0), expect.closeTo(40, 0)]);
  });
  it("draws routes, of the colour and kind that were wished, by a drag or from tap to tap", () => {
    desk.choose("route");
    desk.set({ wish: { color: "red", kind: "rail" } });
    drag(B, C);
    tap(A);
    tap(C);
    expect(ends()).toEqual(["AB", "BC", "AC"]);
    expect(desk.board.routes[1]!.color).toBe("red");
    drag(A, NOWHERE);
    tap(A);
    tap(NOWHERE); // thought better of it
    expect(ends()).toHaveLength(3);
    expect(desk.state.begun).toEqual([]);
  });
  it("draws tickets by a drag, and tours from tap to tap", () => {
    desk.choose("ticket");
    drag(A, B);
    for (const stop of [A, C, B, B]) tap(stop);
    expect(desk.board.tickets.map(({ cities }) => cities.join(""))).toEqual(["AB", "ACB"]);
  });
  it("moves the board alone with the hand, or while the space bar is held", () => {
    desk.choose("hand");
    expect(drag(A, NOWHERE)).toBeNull();
    tap(A);
    expect(desk.board).toBe(start);
    desk.choose("select");
    taps = handsOn({ ...hands, panning: () => true });
    expect(drag(A, NOWHERE)).toBeNull();
    expect(desk.board).toBe(start);
  });
});

describe("each tool by keys", () => {
  let cross: Point | null;
  const press = (key: string, more: Partial<KeyboardEvent> = {}) => {
    const event = { key, preventDefault() {}, shiftKey: false, ...more } as KeyboardEvent;
    pressed(event, hands, cross, (at) => (cross = at));
  };

  it("puts cities, draws routes and tickets, and selects where the cross is", () => {
    cross = NOWHERE;
    desk.choose("city");
    press("Enter");
    expect(placed(3)).toEqual(NOWHERE);
    for (const tool of ["route", "ticket"] as const) {
      desk.choose(tool);
      cross = A;
      press("Enter");
      cross = C;
      press("Enter");
    }
    press("Enter");
    expect(ends()).toEqual(["AB", "AC"]);
    expect(desk.board.tickets.map(({ cities }) => cities.join(""))).toEqual(["AC"]);
    desk.choose("select");
    press("Enter");
    expect([...desk.state.selection.cities]).toEqual([2]);
  });
  it("moves what is selected, or else the cross: a little, farther, or to the next city", () => {
    desk.select(only("cities", 2));
    press("ArrowLeft");
    press("ArrowUp", { shiftKey: true });
    expect(placed(2)).toEqual({ x: 898, y: 680 });
    for (const tool of ["hand", "route"] as const) {
      desk.choose(tool);
      cross = A;
      press("ArrowRight");
      expect(cross).toEqual({ x: 414, y: 300 });
      press("ArrowRight", { ctrlKey: true });
      expect(cross).toEqual(B);
    }
    expect(placed(0)).toEqual(A);
  });
});
