import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { apart, SeatName } from "../src/players/SeatName";

describe("names that begin alike", () => {
  it("are parted where they differ", () => {
    const names = ["Ana", "Normal (1)", "Normal (2)"];
    expect(names.map((name) => apart(name, names))).toEqual([
      ["", "Ana"],
      ["Normal (", "1)"],
      ["Normal (", "2)"],
    ]);
  });

  it("are whole where one begins with the other, and letters of two signs stay whole", () => {
    expect(apart("Ana", ["Ana", "Ana Maria"])).toEqual(["Ana", ""]);
    expect(apart("Ana Maria", ["Ana", "Ana Maria"])).toEqual(["Ana", " Maria"]);
    expect(apart("🚂🚂🚂🚃", ["🚂🚂🚂🚂"])).toEqual(["🚂🚂🚂", "🚃"]);
  });

  it("are read as they are written", () => {
    const drawn = render(<SeatName name="Normal (2)" others={["Normal (1)"]} />);
    expect(drawn.replace(/<[^>]*>/g, "")).toBe("Normal (2)");
    expect(drawn).toContain('<span class="shared">Normal (</span>');
    expect(render(<SeatName name="Bia" others={["Bento"]} />)).not.toContain("shared");
  });
});
