import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { readBoard } from "../src/workshop/document/read";
import { addRoute, removeRoutes } from "../src/workshop/document/routes";
import { type Change, withChange } from "../src/workshop/trial/changes";
import { routeNow, ticketNow } from "../src/workshop/trial/figures";

const DATA = join(import.meta.dirname, "../../src/trilhos/boards/data");
const europe = readBoard(readFileSync(join(DATA, "europe.json"), "utf8"));
const single = europe.routes.findIndex((route) => {
  const between = ({ a, b }: typeof route) => [a, b].sort().join();
  return route.length > 2 && europe.routes.filter((other) => between(other) === between(route)).length === 1;
});
const { a, b, length, color } = europe.routes[single]!;
const ends = { a, b };
const [first] = europe.tickets;

it("takes every kind of change that bots propose", () => {
  const points: Change = {
    kind: "points",
    ticket: 0,
    number: first!.points + 3,
    values: { ticket: first!.cities.join("–"), before: first!.points, after: first!.points + 3 },
  };
  expect(withChange(europe, points)!.tickets[0]!.points).toBe(first!.points + 3);
  const shorter = withChange(europe, { kind: "length", routes: [single], number: length - 1, values: ends })!;
  expect(shorter.routes[single]!.spaces).toHaveLength(length - 1);
  const other = color === "red" ? "blue" : "red";
  const painted = withChange(europe, { kind: "color", routes: [single], color: other, values: ends })!;
  expect(painted.routes[single]).toMatchObject({ color: other, length });
  const double = withChange(europe, { kind: "track", routes: [single], color: other, values: ends })!;
  expect(double.routes.at(-1)).toMatchObject({ color: other, length, track: 1 });
  const far = europe.cities.find(({ name }) => withChange(europe, lineTo(name)) !== null)!;
  expect(withChange(europe, lineTo(far.name))!.routes.at(-1)).toMatchObject({ color: "gray", length: 4 });
});

const lineTo = (name: string): Change => ({ kind: "line", number: 4, values: { a, b: name, length: 4 } });

it("takes no change of what is no longer there", () => {
  const gone = { ...europe, routes: europe.routes.slice(0, single) };
  expect(withChange(gone, { kind: "length", routes: [single], number: 1, values: ends })).toBeNull();
  const dearer = { ...europe, tickets: [{ ...first!, points: 1 }, ...europe.tickets.slice(1)] };
  const values = { ticket: first!.cities.join("–"), before: first!.points };
  expect(withChange(dearer, { kind: "points", ticket: 0, number: 9, values })).toBeNull();
  const twice = addRoute(europe, a, b, { color: "red" });
  expect(withChange(twice, { kind: "track", routes: [single], color: "blue", values: ends })).toBeNull();
});

it("finds what a report speaks of after others have gone", () => {
  const figures = { id: single, cities: [b, a], track: 0, taken: 0, when: null, wanted: 0 };
  expect(routeNow(europe, figures)).toBe(single);
  const fewer = removeRoutes(europe, new Set([0]));
  expect(routeNow(fewer, figures)).toBe(single - 1);
  expect(routeNow(removeRoutes(europe, new Set([single])), figures)).toBeNull();
  expect(ticketNow(europe, { cities: [...first!.cities].reverse() })).toBe(0);
  expect(ticketNow(europe, { cities: ["Nowhere", "Elsewhere"] })).toBeNull();
});
