import { expect, it } from "vitest";
import type { Region, WorldMap } from "../src/protocol/schema";
import { boxesOf, found, isWindow, windowBetween } from "../src/workshop/region/regions";

const earth = { width: 1440, height: 568 } as WorldMap;
const region = (id: string, name: string, names: Record<string, string> = {}): Region => ({
  id,
  name,
  names,
  kind: "country",
  window: [0, 0, 1, 1],
});
const regions = [
  region("CI", "Ivory Coast", { "pt-BR": "Costa do Marfim" }),
  region("DE", "Germany", { "pt-BR": "Alemanha" }),
  region("CR", "Costa Rica"),
];
const names = (word: string, language: string) => found(regions, word, language).map(({ id }) => id);

it("finds places by any of their names, without accents, those that begin so first", () => {
  expect(names("COSTÁ", "pt-BR")).toEqual(["CI", "CR"]);
  expect(names("coast", "en")).toEqual(["CI"]);
  expect(names("rica", "en")).toEqual(["CR"]);
  expect(names("de", "en")).toEqual(["DE"]);
  expect(names("nowhere", "en")).toEqual([]);
});

it("makes a window of two corners, whichever they are", () => {
  expect(windowBetween({ x: 720, y: 400 }, { x: 640, y: 336 })).toEqual([-20, -16, 0, 0]);
  expect(isWindow([-20, -16, 0, 0])).toBe(true);
  expect(isWindow([0, -16, 0, 0])).toBe(false);
  expect(isWindow([-20, 5, 0, -5])).toBe(false);
});

it("shows what goes over the date line at both edges", () => {
  expect(boxesOf([-20, -16, 0, 0], earth)).toEqual([{ x: 640, y: 336, width: 80, height: 64 }]);
  expect(boxesOf([170, -50, 190, -30], earth).map(({ x }) => x)).toEqual([1400, -40]);
});
