import { describe, expect, it } from "vitest";
import { hrefOf, readAddress } from "../src/address";

describe("an address", () => {
  it("names a page and its parts, whatever letters they have", () => {
    expect(readAddress("")).toEqual({ page: "home", parts: [] });
    expect(readAddress("#/game/abc/s%2Fcret")).toEqual({ page: "game", parts: ["abc", "s/cret"] });
    expect(readAddress(hrefOf("replay", "ä/b", 7))).toEqual({ page: "replay", parts: ["ä/b", "7"] });
  });

  it("that was cut in the middle of a letter leads somewhere", () => {
    expect(readAddress("#/game/%E0%A4")).toEqual({ page: "game", parts: ["%E0%A4"] });
  });
});
