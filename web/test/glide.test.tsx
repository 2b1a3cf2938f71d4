import { afterEach, expect, it, vi } from "vitest";
import { Hand } from "../src/cards/Hand";
import { changeSettings } from "../src/settings/settings";
import { clear, show } from "./page";

const moved = vi.fn<(name: string | undefined, from: string) => void>();

afterEach(() => {
  clear();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

/** Each thing is ten pixels wide, as no browser lays anything out here. */
function laidOut(): void {
  vi.spyOn(HTMLElement.prototype, "offsetLeft", "get").mockImplementation(function (this: HTMLElement) {
    return 10 * [...this.parentElement!.children].indexOf(this);
  });
  Element.prototype.animate = function (this: HTMLElement, frames: Keyframe[]) {
    moved(this.dataset.glides, String(frames[0]!.translate));
    return {} as Animation;
  } as Element["animate"];
}

it("cards make room for a new one, and those that stay where they are don't move", async () => {
  changeSettings({ pace: "quick" });
  laidOut();
  await show(<Hand cards={{ red: 3, blue: 2, locomotive: 1 }} />);
  expect(moved).not.toHaveBeenCalled();
  await show(<Hand cards={{ red: 3, blue: 2, locomotive: 2 }} />);
  expect(moved).not.toHaveBeenCalled();
  await show(<Hand cards={{ red: 3, green: 3, blue: 2, locomotive: 2 }} />);
  expect(moved.mock.calls.filter(([name]) => name !== "red")).toEqual([
    ["blue", "-10px 0px"],
    ["locomotive", "-10px 0px"],
  ]);
});
