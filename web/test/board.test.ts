import { describe, expect, it } from "vitest";
import { course } from "../src/board/course";
import { hitAt, TOUCH } from "../src/board/hit";
import { makeBoard } from "../src/boards/board";
import type { BoardFacts } from "../src/boards/data";
import { bow } from "../src/boards/geometry";
import { ferrySpaces } from "../src/chapters/ferries/chapter";
import { boards, boardWith } from "./boards";

const cities = { cities: true };

describe.each(boards.map((board) => [board.name, board] as const))("%s", (_, board) => {
  it("has a place for every space and every city", () => {
    for (const route of board.routes) {
      expect(route.spaces.length).toBe(route.length);
      expect(Math.min(route.a, route.b)).toBeGreaterThanOrEqual(0);
    }
    const inside = board.cities.every(({ x, y }) => x > 0 && y > 0 && x < board.width && y < board.height);
    expect(inside).toBe(true);
  });

  it("finds every route at the middle of each of its spaces", () => {
    for (const route of board.routes)
      for (const space of route.spaces) expect(hitAt(board, space, 1, cities)).toEqual({ route: route.id });
  });

  it("finds every city but no waypoint", () => {
    const found = (city: (typeof board.cities)[number]) => hitAt(board, city, 0.3, cities);
    for (const city of board.cities)
      if (city.waypoint) expect(found(city)).not.toHaveProperty("city");
      else expect(found(city)).toEqual({ city: city.id });
  });

  it("draws an unbroken course along each route, but where the board wraps", () => {
    for (const route of board.routes) {
      const jumps = route.spaces.filter(
        (space, i) => i && Math.abs(space.x - route.spaces[i - 1]!.x) > board.width / 2,
      );
      expect(course(board, route).split("M").length - 1).toBe(1 + jumps.length);
    }
  });
});

describe("a finger", () => {
  // Its first route leaves its first city away from where the finger lies.
  const board = boardWith(({ routes }) => routes.some(({ printed }) => printed.tunnel));
  const far = { x: -TOUCH, y: -TOUCH };

  it("reaches 22 pixels at any zoom", () => {
    const route = board.routes[0]!;
    const { x, y, turn } = route.spaces[0]!;
    const angle = ((turn + 90) * Math.PI) / 180;
    const at = (pixels: number, scale: number) => ({
      x: x + (Math.cos(angle) * pixels) / scale,
      y: y + (Math.sin(angle) * pixels) / scale,
    });
    expect(hitAt(board, at(4, 2), 2)).toEqual({ route: route.id });
    expect(hitAt({ ...board, routes: [route] }, at(21, 2), 2)).toEqual({ route: route.id });
    expect(hitAt({ ...board, routes: [route] }, at(43, 2), 2)).toBeNull();
  });

  it("means what can be chosen rather than a neighbour, unless that is touched outright", () => {
    const { a, b, spaces } = board.routes[0]!;
    const beside = { x: board.cities[a]!.x + board.art.sizes.city + 1, y: board.cities[a]!.y };
    const offered = { routes: new Set([0]), cities: new Set<number>() };
    expect(hitAt(board, beside, 0.2, cities)).toEqual({ city: a });
    expect(hitAt(board, beside, 0.2, { ...cities, offered })).toEqual({ route: 0 });
    expect(hitAt(board, board.cities[b]!, 0.2, { ...cities, offered })).toEqual({ city: b });
    expect(hitAt(board, spaces[0]!, 0.2, { closed: new Set([0]) })).toEqual({ route: 0 });
  });

  it("finds nothing off the board", () => {
    expect(hitAt(board, far, 1, cities)).toBeNull();
  });
});

describe("signs", () => {
  it("puts a ferry's locomotives in the middle", () => {
    const board = boardWith((one) => one.routes.some((route) => Number(route.printed.locomotives) > 0));
    for (const route of board.routes) expect(ferrySpaces(route).size).toBe(route.printed.locomotives ?? 0);
    const long = {
      ...board.routes.find((route) => Number(route.printed.locomotives) > 0)!,
      length: 6,
      printed: { locomotives: 2 },
    };
    const spaces = Array.from({ length: 6 }, (_, i) => ({ x: i, y: 0, turn: 0 }));
    expect([...ferrySpaces({ ...long, spaces })]).toEqual([2, 3]);
  });

  it("points a ship's bow to the second city", () => {
    const route = { ...boards[0]!.routes[0]!, length: 2 };
    const spaces = [10, 0].map((x) => ({ x, y: 0, turn: 0 }));
    expect(bow({ ...route, spaces }, 0)).toBe(180);
    expect(bow({ ...route, spaces: [...spaces].reverse() }, 0)).toBe(0);
  });
});

it("takes null in a file for nothing said", () => {
  const facts: BoardFacts = {
    id: "some",
    words: {},
    cities: [
      { name: "A", x: 0, y: 0 },
      { name: "B", x: 1, y: 1 },
    ],
    routes: [],
    tickets: [
      { cities: ["A", "B"], points: 7, penalty: null, points_any_order: null },
      { cities: ["A", "B"], points: 7, penalty: 0 },
    ],
    rules: { route_points: [0] },
    art: { width: 1000, height: 1000, sizes: { rail: [40, 15], ship: [40, 15], city: 10, label: 14 } },
  };
  const [unsaid, said] = makeBoard(facts, "some").tickets;
  expect([unsaid?.penalty, unsaid?.anyOrder, said?.penalty]).toEqual([7, 7, 0]);
});
