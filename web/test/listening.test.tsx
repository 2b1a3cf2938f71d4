import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { useLayout } from "../src/layout/useLayout";
import { changeSettings } from "../src/settings/settings";
import { useSettings } from "../src/settings/useSettings";
import { useAddress } from "../src/useAddress";
import { calm } from "./page";

// What happens right after the first picture: a click on a link, a phone that is turned. Nothing is lost.

let turned: () => void;
const screen = {
  matches: false,
  addEventListener: (_: string, follow: () => void) => {
    turned = follow;
  },
  removeEventListener: () => {},
};

function Hearing() {
  const { page } = useAddress();
  const { pace } = useSettings();
  return <p>{[page, pace, useLayout().name].join(" ")}</p>;
}

beforeEach(() => {
  location.hash = "";
  screen.matches = false;
  turned = () => {};
  vi.stubGlobal("matchMedia", () => screen);
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

it("is heard from the first picture on", async () => {
  render(<Hearing />, document.body);
  expect(document.body.textContent).toBe("home quick desk");
  location.hash = "#/rules/usa";
  dispatchEvent(new HashChangeEvent("hashchange"));
  changeSettings({ pace: "calm" });
  screen.matches = true;
  turned();
  await calm();
  expect(document.body.textContent).toBe("rules calm phone");
});
