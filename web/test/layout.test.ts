import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readAddress, screenOf } from "../src/address";
import { LAYOUTS, layoutFor, type Room, roomNames } from "../src/layout/layout";

const SRC = join(import.meta.dirname, "../src");
const sources = readdirSync(SRC, { recursive: true, encoding: "utf8" })
  .filter((path) => /\.(tsx?|css)$/.test(path))
  .map((path) => [path, readFileSync(join(SRC, path), "utf8")] as const);

/** Where a pattern is found, as file and words. */
const found = (pattern: RegExp, files: RegExp): string[] =>
  sources
    .filter(([path]) => files.test(path))
    .flatMap(([path, source]) => [...source.matchAll(pattern)].map(([words]) => `${path}: ${words.trim()}`));

// How fine a pointer is, how much motion is wanted, whether the page was installed, and paper are no questions of layout.
// Rules can be printed: a sheet of paper has a width, and no layout.
const OTHERS =
  /pointer: coarse|display-mode|prefers-reduced-motion|prefers-color-scheme|print|^rules\/rules\.css: @media \(max-width: 760px\)/;

describe("the layout of the page", () => {
  it("follows from the window's size", () => {
    const named = (...rooms: Room[]) => layoutFor(new Set(rooms), null).name;
    expect(named("wide")).toBe("desk");
    expect(named("small", "sideways", "low")).toBe("phone");
  });

  it("is the address's, where that asks for one", () => {
    const named = (hash: string) => layoutFor(new Set(["small"]), screenOf(readAddress(hash))).name;
    expect(named("#/game/abc/tv")).toBe("tv");
    expect(named("#/game/abc/tvtvtvtvtvtvtvtvtvtvtv")).toBe("phone"); // a secret link
    expect(named("#/replay/abc/tv")).toBe("phone");
  });

  it("is named as it is listed", () => {
    expect(Object.entries(LAYOUTS).map(([key, { name }]) => [key, name])).toEqual(
      Object.keys(LAYOUTS).map((key) => [key, key]),
    );
  });

  it("is the only one to ask for the window's size", () => {
    const asked = found(/@(?:media|container)[^{]*|matchMedia\([^)]*\)/g, /^(?!layout\/)/);
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((question) => !OTHERS.test(question))).toEqual([]);
  });

  it("is asked for what it shows, and not for its name", () => {
    const asked = found(
      /\b(?:is|use)Phone\b|\bphone\??: boolean|\blayout\.name\b|dataset\.layout/g,
      /\.tsx?$/,
    );
    expect(asked.filter((question) => !question.startsWith("layout/"))).toEqual([]);
  });

  it("is told to style sheets in names that it has, and they use each", () => {
    const names = (attribute: string) => {
      const told = found(new RegExp(`\\[data-${attribute}~?="([\\w-]+)"\\]`, "g"), /\.css$/);
      return [...new Set(told.map((words) => /="(.*)"/.exec(words)![1]!))].sort();
    };
    expect(names("room")).toEqual([...roomNames].sort());
    for (const name of names("layout")) expect(Object.keys(LAYOUTS)).toContain(name);
  });
});
