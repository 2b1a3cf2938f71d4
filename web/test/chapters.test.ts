import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { barActions, buildings, chapterKeys, chapters, routeMarks, seatFacts } from "../src/chapters";
import { boards } from "./boards";
import { english, portuguese } from "./text";

const SRC = join(import.meta.dirname, "../src");
const HOME = "chapters/";
const OF_NO_BOARD = { passes: 2 }; // what is printed on routes of boards that others make

/** What was made by a tool, and the words of files that others write: they may name what they are about. */
const ALLOWED = [HOME, "protocol/", "boards/data.ts", "cards/kinds.ts"];

/** Chapters that every game has: a table is made of their cards, routes, tickets and pieces, and calls them so. */
const ALWAYS: ReadonlySet<string> = new Set(["market", "claims", "tickets", "pieces", "payments", "ending"]);

/** Verbs and events that are everyday words as well. */
const EVERYDAY: ReadonlySet<string> = new Set([
  "tickets",
  "pieces",
  "offer",
  "deal",
  "turn",
  "show",
  "over",
  "market",
]);

/** A chapter whose name is an everyday word, and how it is recognised. */
const MEANT: Readonly<Record<string, string>> = { longest: "longest.?path|[.{]longest" };

const stem = (name: string) => name.replace("-", ".?").replace(/ies$/, "y").replace(/s$/, "");
const only = chapters.filter(({ name }) => !ALWAYS.has(name)).map(({ name }) => MEANT[name] ?? stem(name));
const words = chapters.flatMap(({ verbs = {}, events = {} }) => [
  ...Object.keys(verbs),
  ...Object.keys(events),
  ...Object.keys(MEANT),
]);
const quoted = [...new Set(words)].filter((word) => !EVERYDAY.has(word));

const NAMED = new RegExp(`\\b\\w*(${only.join("|")})\\w*`, "i");
const QUOTED = new RegExp(`["'\`](${quoted.join("|")})["'\`]`);

/** What of a chapter a file names. */
const namedIn = (source: string): string[] =>
  source.split("\n").flatMap((line, i) => {
    const found = NAMED.exec(line)?.[0] ?? QUOTED.exec(line)?.[0];
    return found ? [`${i + 1}: ${found}`] : [];
  });

const files = readdirSync(SRC, { recursive: true, encoding: "utf8" }).filter((path) => /\.tsx?$/.test(path));

describe("a chapter", () => {
  it("isn't named outside its folder", () => {
    const others = files.filter((path) => !ALLOWED.some((place) => path.startsWith(place)));
    const found = others.map((path) => [path, namedIn(readFileSync(join(SRC, path), "utf8"))] as const);
    expect(Object.fromEntries(found.filter(([, names]) => names.length > 0))).toEqual({});
    expect(others.length).toBeGreaterThan(100);
  });

  it("would be found there, in an identifier, a comment, or by its verb and its event", () => {
    for (const line of [
      "isTunnel(route)",
      "// a harbour",
      'type === "claim"',
      "board.tolls",
      'verb: "yield"',
      "sheet.longest",
      'line === "longest"',
    ])
      expect(namedIn(line), line).toHaveLength(1);
    for (const line of ["kind = fern", 'name: "tickets"', "const claims = 1", "this.stat", "LONGEST_WAIT"])
      expect(namedIn(line), line).toEqual([]);
  });

  it("is listed once, and has a folder of its own", () => {
    const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
    const folders = readdirSync(join(SRC, HOME)).filter((name) =>
      statSync(join(SRC, HOME, name)).isDirectory(),
    );
    expect(chapters.map(({ name }) => camel(name)).sort()).toEqual(folders.sort());
  });
});

describe("what chapters say", () => {
  const keys = [
    ...barActions.map(({ kind }) => `action-${kind}`),
    ...barActions.filter(({ icon }) => icon).map(({ kind }) => `prompt-${kind}`),
    ...chapterKeys.map(({ about }) => about),
    ...seatFacts.map(({ fact }) => `player-${fact}`),
    ...buildings.map(({ kind }) => `legend-${kind}`),
    ...routeMarks.map(({ legend }) => `legend-${legend.key}`),
  ];

  it.each(keys)("is written in both languages: %s", (key) => {
    if (key === "prompt-tickets") return; // drawn at once
    expect(english.has(key) && portuguese.has(key)).toBe(true);
  });

  it.each(routeMarks.map((mark) => [mark.legend.key, mark] as const))(
    "is printed on routes, and said in words: %s",
    (_, { has, words }) => {
      const routes = boards.flatMap((board) => board.routes);
      const route = routes.find(has) ?? { ...routes[0]!, printed: OF_NO_BOARD };
      expect(has(route)).toBe(true);
      expect(words(english, route)).not.toBe("");
      expect(words(portuguese, route)).not.toBe("");
    },
  );

  it("is said by one of them: no two have the same verb, event, key or action", () => {
    const all = [
      ...chapters.flatMap(({ verbs = {} }) => Object.keys(verbs).map((verb) => `verb ${verb}`)),
      ...chapters.flatMap(({ events = {} }) => Object.keys(events).map((event) => `event ${event}`)),
      ...chapterKeys.flatMap(({ keys }) => keys),
      ...barActions.map(({ kind }) => `action ${kind}`),
    ];
    expect(new Set(all).size).toBe(all.length);
  });
});
