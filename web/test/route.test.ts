import { describe, expect, it } from "vitest";
import { hrefOf, routeOf } from "../src/route";

describe("an address", () => {
  it("names a page and its parts, whatever letters they have", () => {
    expect(routeOf("")).toEqual({ page: "home", parts: [] });
    expect(routeOf("#/game/abc/s%2Fcret")).toEqual({ page: "game", parts: ["abc", "s/cret"] });
    expect(routeOf(hrefOf("replay", "ä/b", 7))).toEqual({ page: "replay", parts: ["ä/b", "7"] });
  });

  it("that was cut in the middle of a letter leads somewhere", () => {
    expect(routeOf("#/game/%E0%A4")).toEqual({ page: "game", parts: ["%E0%A4"] });
  });
});
