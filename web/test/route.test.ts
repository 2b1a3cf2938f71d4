import { describe, expect, it } from "vitest";
import { hrefOf, routeOf } from "../src/route";

describe("an address", () => {
  it("leads where it was made for", () => {
    expect(routeOf(hrefOf("game", "a/b", "ç"))).toEqual({ page: "game", parts: ["a/b", "ç"] });
    expect(routeOf("")).toEqual({ page: "home", parts: [] });
  });

  it("may be cut short anywhere", () => {
    expect(routeOf("#/game/abc%C")).toEqual({ page: "game", parts: ["abc%C"] });
  });
});
