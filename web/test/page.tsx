import { type ComponentChild, render } from "preact";
import { act } from "preact/test-utils";
import { expect, vi } from "vitest";
import { TextContext } from "../src/text/context";
import { english } from "./text";

/** Let what was asked for happen: renders, effects, and promises one after the other. */
export async function calm(): Promise<void> {
  for (let round = 0; round < 3; round++) await act(() => new Promise((done) => setTimeout(done, 0)));
}

/** For what comes by itself, also on a machine that has much else to do. */
export const PATIENT = { timeout: 60_000 };

/** Show something as the whole page. */
export async function show(what: ComponentChild): Promise<HTMLElement> {
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
  await calm();
  return document.body;
}

export const clear = () => render(null, document.body);

export async function click(selector: string, nth = 0): Promise<void> {
  const found = () => document.querySelectorAll<HTMLElement>(selector)[nth] ?? expect.fail(selector);
  (await vi.waitFor(found, PATIENT)).click();
  await calm();
}

export const all = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];

export async function press(key: string): Promise<void> {
  (document.activeElement ?? document).dispatchEvent(
    new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
  );
  await calm();
}

export async function submit(selector: string): Promise<void> {
  document.querySelector(selector)!.dispatchEvent(new Event("submit", { cancelable: true }));
  await calm();
}
