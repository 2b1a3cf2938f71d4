import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { aligned } from "../src/workshop/document/align";
import {
  freeSpot,
  moveCities,
  nameFault,
  putCity,
  renameCity,
  setCity,
} from "../src/workshop/document/cities";
import { courseOf, handleOf } from "../src/workshop/document/course";
import { type BoardDocument, distanceOf, emptyBoard, placeOf } from "../src/workshop/document/document";
import { begin, listed, redo, relisted, step, undo } from "../src/workshop/document/history";
import { nameBeside, nameMoved, sideOf, withNames, withNamesAside } from "../src/workshop/document/labels";
import { BadFile, readBoard, writeBoard } from "../src/workshop/document/read";
import {
  addRoute,
  bendBy,
  bendOf,
  bendRoute,
  measureRoutes,
  routeFault,
  setBend,
  setRoutes,
} from "../src/workshop/document/routes";
import { setParameter, setWords, withoutChapter, withRules } from "../src/workshop/document/rules";
import { inRectangle, only, without } from "../src/workshop/document/selection";
import { withSigns } from "../src/workshop/document/signs";
import { addTicket, suggestedPoints, ticketFault } from "../src/workshop/document/tickets";

const DATA = join(import.meta.dirname, "../../src/trilhos/boards/data");
const fileOf = (id: string): string => readFileSync(join(DATA, `${id}.json`), "utf8");
const europe = readBoard(fileOf("europe"));

const bare = emptyBoard({ id: "one", title: "One", language: "en", aspect: [3, 2], rules: europe.rules });

/** A square of four cities, 400 units wide. */
const square = ["A", "B", "C", "D"].reduce(
  (board, name, i) => putCity(board, { x: 400 + 400 * (i % 2), y: 300 + 400 * Math.floor(i / 2) }, name),
  bare,
);
const joined = addRoute(addRoute(square, "A", "B"), "B", "D", { color: "red" });

/** How far the spaces of a route are from each other. */
const gaps = ({ art, routes }: BoardDocument, id: number): number[] => {
  const spots = routes[id]!.spaces!.map(([x, y]) => ({ x: x * art.width, y: y * art.height }));
  return spots.slice(1).map((spot, i) => distanceOf(spot, spots[i]!));
};

describe("history", () => {
  it("goes back and forth through ten thousand steps", () => {
    let history = begin(0);
    for (let i = 1; i <= 10_000; i += 1) history = step(history, i);
    for (let i = 0; i < 10_000; i += 1) history = undo(history);
    expect(history.now).toBe(0);
    expect(undo(history).now).toBe(0);
    for (let i = 0; i < 10_000; i += 1) history = redo(history);
    expect(history.now).toBe(10_000);
    expect(redo(history).now).toBe(10_000);
  });

  it("takes steps of one name together, until something else is done", () => {
    const typed = step(step(step(begin("a"), "b", "typing"), "c", "typing"), "d");
    expect(undo(typed).now).toBe("c");
    expect(undo(undo(typed)).now).toBe("a");
  });

  it("is kept as a list of the nearest steps, and goes on from there", () => {
    let history = begin(0);
    for (let number = 1; number <= 9; number += 1) history = step(history, number);
    for (let number = 0; number < 4; number += 1) history = undo(history);
    const kept = listed(history, 3);
    expect(kept).toEqual({ all: [2, 3, 4, 5, 6, 7, 8], at: 3 });
    const again = relisted(kept);
    expect([again.now, undo(again).now, redo(redo(again)).now]).toEqual([5, 4, 7]);
    expect(undo(undo(undo(undo(again)))).now).toBe(2);
  });
  it("forgets what was undone as soon as something else is done", () => {
    expect(step(undo(step(begin(1), 2)), 3).future).toBeNull();
  });
});

describe("cities", () => {
  it("stand apart from each other, and on the board", () => {
    const at = placeOf(square, square.cities[0]!);
    expect(distanceOf(freeSpot(square, { x: at.x + 1, y: at.y }), at)).toBeGreaterThanOrEqual(26.9);
    expect(freeSpot(square, { x: -50, y: 5000 })).toEqual({ x: 11, y: square.art.height - 11 });
  });

  it("take their routes, names and bends along", () => {
    const bent = bendRoute(joined, 0, { x: 600, y: 360 });
    const moved = moveCities(bent, new Map([[0, { x: 300, y: 200 }]]));
    expect(courseOf(moved, moved.routes[0]!).bend).toBeCloseTo(courseOf(bent, bent.routes[0]!).bend, 2);
    expect(moved.routes[1]).toBe(bent.routes[1]);
    const [old, now] = [bent.art.labels![0]!, moved.art.labels![0]!];
    expect([now.x - old.x, now.y - old.y]).toEqual([expect.closeTo(-100, 0), expect.closeTo(-100, 0)]);
    expect(moved.art.labels![1]).toBe(bent.art.labels![1]);
  });

  it("change the lengths of routes only if these follow", () => {
    const spots = new Map([[0, { x: 600, y: 300 }]]);
    expect(moveCities(joined, spots).routes[0]!.length).toBe(joined.routes[0]!.length);
    expect(moveCities(joined, spots, true).routes[0]!.length).toBe(4);
  });

  it("are renamed wherever they are named, in any script", () => {
    const named = renameCity(addTicket(joined, ["A", "D"]), 0, " القاهرة ");
    expect(named.cities[0]!.name).toBe("القاهرة");
    expect(named.routes[0]!.a).toBe("القاهرة");
    expect(named.tickets[0]!.cities).toEqual(["القاهرة", "D"]);
    expect(named.art.labels!.map(({ city }) => city).sort()).toEqual(["B", "C", "D", "القاهرة"]);
    expect([
      nameFault(square, 0, "B"),
      nameFault(square, 0, " "),
      nameFault(square, 0, "x".repeat(41)),
    ]).toEqual(["taken", "empty", "long"]);
    expect(renameCity(square, 0, "B")).toBe(square);
  });

  it("go with the routes and tickets that hang on them", () => {
    const gone = without(addTicket(joined, ["A", "D"]), only("cities", 1));
    expect([gone.cities.length, gone.routes.length, gone.tickets.length]).toEqual([3, 0, 1]);
    expect(gone.art.largest_labels!.some(({ city }) => city === "B")).toBe(false);
  });

  it("have no name on the board as waypoints", () => {
    const way = setCity(square, 2, { waypoint: true });
    expect(way.art.labels!.map(({ city }) => city)).toEqual(["A", "B", "D"]);
    expect(setCity(way, 2, { waypoint: false }).art.labels!.length).toBe(4);
  });

  it("are lined up, spread and found in rectangles", () => {
    expect(aligned(square, [0, 3], "west").get(3)!.x).toBeCloseTo(400, 0);
    const [, middle] = [...aligned(square, [0, 1, 3], "spread-across").values()];
    expect(middle!.x).toBeCloseTo(600, 0);
    const found = inRectangle(joined, { x: 900, y: 350 }, { x: 350, y: 250 });
    expect([[...found.cities], [...found.routes]]).toEqual([[0, 1], [0]]);
  });
});

describe("routes", () => {
  it("are as long as their cities are apart, with even spaces", () => {
    expect(joined.routes[0]!.length).toBe(8);
    expect(Math.max(...gaps(joined, 0)) - Math.min(...gaps(joined, 0))).toBeLessThan(0.5);
    const short = setRoutes(joined, [0], { length: 3 });
    expect(short.routes[0]!.spaces!.length).toBe(3);
    expect(measureRoutes(short, [0]).routes[0]!.length).toBe(8);
    expect(setRoutes(joined, [0], { length: 99 }).routes[0]!.length).toBe(8);
  });

  it("are bent to where the handle is put, and stay so", () => {
    const bent = bendRoute(joined, 0, { x: 600, y: 380 });
    expect(handleOf(bent, bent.routes[0]!).y).toBeCloseTo(380, 0);
    const short = setRoutes(bent, [0], { length: 5 });
    expect(courseOf(short, short.routes[0]!).bend).toBeCloseTo(0.2, 2);
  });

  it("lie side by side as two tracks, no more, and alone in the middle again", () => {
    const two = addRoute(joined, "B", "A", { color: "blue" });
    expect(two.routes[2]!.track).toBe(1);
    expect(two.routes[0]!.spaces![0]![1]).not.toBe(joined.routes[0]!.spaces![0]![1]);
    expect(routeFault(two, "A", "B")).toBe("two-tracks");
    expect(addRoute(two, "A", "B")).toBe(two);
    expect(setRoutes(two, [2], { length: 4 }).routes[0]!.length).toBe(4);
    const one = without(two, only("routes", 0));
    expect([one.routes[1]!.track, one.routes[1]!.spaces![0]![1]]).toEqual([
      0,
      joined.routes[0]!.spaces![0]![1],
    ]);
  });

  it("of two kinds don't lie upon each other", () => {
    const both = addRoute(joined, "A", "B", { kind: "ship" });
    expect(courseOf(both, both.routes[2]!).bend).not.toBe(0);
  });

  it("can leave the board at one edge and come back at the other", () => {
    const round = setRoutes(joined, [0], { wrap: true, length: 6 });
    const xs = round.routes[0]!.spaces!.map(([x]) => x);
    expect(xs.every((x) => x < 0.27 || x > 0.53)).toBe(true);
    expect(withSigns(joined, round, () => 0).art.seams).toHaveLength(1);
  });

  it("keep their signs when others go, by new numbers", () => {
    const worth = ({ length }: { length: number }) => (length === 3 ? 2 : 0);
    const signed = withSigns(joined, setRoutes(joined, [1], { length: 3 }), worth);
    expect(signed.art.signs).toMatchObject([{ routes: [1], number: 2 }]);
    const moved = {
      ...signed,
      art: { ...signed.art, signs: [{ routes: [1], number: 2, at: [5, 5] as [number, number] }] },
    };
    expect(withSigns(moved, without(moved, only("routes", 0)), worth).art.signs).toEqual([
      { routes: [0], number: 2, at: [5, 5] },
    ]);
  });
});

describe("tickets", () => {
  it("are worth the shortest way, tours from stop to stop", () => {
    expect(suggestedPoints(joined, ["A", "D"])).toBe(16);
    expect(suggestedPoints(joined, ["A", "D", "B"])).toBe(24);
    expect(suggestedPoints(joined, ["A", "C"])).toBeNull();
    expect(addTicket(joined, ["A", "D"]).tickets[0]!.points).toBe(16);
  });

  it("are refused where they make no sense", () => {
    const one = addTicket(joined, ["A", "D"]);
    expect(ticketFault(one, ["D", "A"])).toBe("same-ticket");
    expect(ticketFault(one, ["A", "A"])).toBe("one-city");
    expect(ticketFault(setCity(one, 1, { waypoint: true }), ["A", "B"])).toBe("waypoint");
  });
});

describe("names", () => {
  it("that are moved by hand stand on the same side in all sizes", () => {
    const moved = nameMoved(square, "A", "labels", { x: -90, y: -40 });
    const at = placeOf(square, square.cities[0]!);
    for (const set of ["labels", "large_labels", "largest_labels"] as const) {
      const { box } = moved.art[set]!.find(({ city }) => city === "A")!;
      expect(box[3]).toBeLessThan(at.y);
    }
  });

  it("of a crowd of cities don't cover each other where there is room", () => {
    const { labels = [] } = square.art;
    for (const one of labels)
      for (const other of labels) {
        const apart =
          one.box[2] <= other.box[0] ||
          one.box[0] >= other.box[2] ||
          one.box[3] <= other.box[1] ||
          one.box[1] >= other.box[3];
        expect(one === other || apart).toBe(true);
      }
  });
});

describe("names and what comes to lie under them", () => {
  const labelOf = (board: BoardDocument, name: string) =>
    board.art.labels!.find(({ city }) => city === name)!;
  const crossed = addRoute(square, "A", "B"); // to the right of A, where its name stands

  it("make way by themselves", () => {
    expect(withNamesAside(square, crossed)).not.toBe(crossed);
    const aside = withNamesAside(square, crossed);
    expect(labelOf(aside, "A").anchor).not.toBe("start");
    expect(labelOf(aside, "C")).toBe(labelOf(square, "C"));
    expect(sideOf(aside, aside.cities[0]!)).toBe("auto");
  });

  it("stay where somebody has put them", () => {
    const chosen = nameBeside(square, square.cities[0]!, "east");
    expect(sideOf(chosen, chosen.cities[0]!)).toBe("east");
    const dragged = nameMoved(square, "A", "labels", { x: 30, y: 3 });
    expect(sideOf(dragged, dragged.cities[0]!)).toBe("dragged");
    for (const board of [chosen, dragged]) {
      const drawn = addRoute(board, "A", "B");
      expect(labelOf(withNamesAside(board, drawn), "A")).toBe(labelOf(board, "A"));
    }
    expect(sideOf(nameBeside(chosen, chosen.cities[0]!, "auto"), chosen.cities[0]!)).toBe("auto");
  });

  it("cover neither spaces nor each other on a copy of our own boards, but for a few", () => {
    const board = withNames(readBoard(fileOf("usa")));
    const { labels = [], width, height } = board.art;
    const spots = board.routes.flatMap(({ spaces = [] }) => spaces.map(([x, y]) => [x * width, y * height]));
    const covering = labels.filter(
      (one) =>
        spots.some(([x, y]) => x! > one.box[0] && x! < one.box[2] && y! > one.box[1] && y! < one.box[3]) ||
        labels.some(
          (other) =>
            other !== one &&
            other.box[0] < one.box[2] &&
            other.box[2] > one.box[0] &&
            other.box[1] < one.box[3] &&
            other.box[3] > one.box[1],
        ),
    );
    expect(covering.length).toBeLessThanOrEqual(2);
  });
});

describe("bends", () => {
  it("are said as numbers, and grow by steps, both tracks of a pair once", () => {
    const double = addRoute(joined, "A", "B");
    const bent = bendBy(setBend(double, 0, 12), [0, 2], 4);
    expect([0, 1, 2].map((id) => bendOf(bent, id))).toEqual([16, 0, 16]);
    expect(bendOf(setBend(double, 0, 900), 0)).toBeCloseTo(60, -1);
  });
});

describe("rules and words", () => {
  it("are changed one by one, and routes obey them", () => {
    const short = withRules(joined, { ...joined.rules, route_points: [0, 1, 2, 4] });
    expect(short.routes.map(({ length }) => length)).toEqual([3, 3]);
    const told = setParameter(joined, "tickets", "draw", 4).rules.chapters;
    expect(told.find(({ name }) => name === "tickets")!.parameters!.draw).toBe(4);
    const without = withoutChapter(joined, "longest").rules;
    expect([without.chapters.length, without.ties!.includes("longest")]).toEqual([
      joined.rules.chapters.length - 1,
      false,
    ]);
    expect(setWords(setWords(bare, "pt-BR", { title: "Um" }), "en", null).words).toEqual({
      "pt-BR": { title: "Um" },
    });
  });
});

describe("files", () => {
  it.each(["europe", "world", "nederland", "brasil"])("are written as they were read: %s", (id) => {
    const file = fileOf(id);
    expect(JSON.parse(writeBoard(readBoard(file)))).toEqual(JSON.parse(file));
  });

  it("without art or spaces get both", () => {
    const { art: _, ...plain } = JSON.parse(fileOf("nederland"));
    for (const route of plain.routes) delete route.spaces;
    const board = readBoard(JSON.stringify(plain));
    expect(board.art.labels!.length).toBe(board.cities.length);
    expect(board.routes.every(({ spaces, length }) => spaces!.length === length)).toBe(true);
  });

  const told = (text: string): unknown => {
    try {
      return readBoard(text);
    } catch (problem) {
      return problem instanceof BadFile ? `${problem.key} ${problem.about}`.trim() : problem;
    }
  };
  const changed = (change: object) => JSON.stringify({ ...square, ...change });

  it.each([
    ["", "json"],
    ["{", "json"],
    ["null", "format"],
    ["[]", "format"],
    [JSON.stringify({ format: "trilhos-save/3" }), "format"],
    [JSON.stringify({ format: "trilhos-board/0" }), "version trilhos-board/0"],
    [JSON.stringify({ format: "trilhos-board/1" }), "shape id"],
    [" ".repeat(900_001), "large 900"],
    [changed({ cities: [{ name: "A", x: "1", y: 0 }] }), "shape cities[0].x"],
    [changed({ cities: [{ name: "A", x: 1, y: 0, style: "x" }] }), "shape cities[0].style"],
    [changed({ id: '"><script>' }), "shape id"],
    [changed({ routes: [{ a: "A", b: "B", length: 1, color: "url(http://x)" }] }), "shape routes[0].color"],
    [changed({ routes: [{ a: "A", b: "Z", length: 1, color: "red" }] }), "name routes[0]"],
    [changed({ cities: [square.cities[0], square.cities[0]] }), "name cities"],
    [changed({ __proto__x: 1 }), "shape __proto__x"],
  ])("that are no boards are refused, and why is said: %.40s", (text, why) => {
    expect(told(text)).toBe(why);
  });

  it("that somebody has only begun are opened", () => {
    expect(readBoard(writeBoard(bare)).cities).toEqual([]);
  });
});
