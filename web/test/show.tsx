import { type ComponentChild, render } from "preact";
import { expect, vi } from "vitest";
import { TextContext } from "../src/text/context";
import { english } from "./text";

export const calm = () => new Promise((done) => setTimeout(done, 50));

export async function show(what: ComponentChild): Promise<HTMLElement> {
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
  await calm();
  return document.body;
}

export async function click(selector: string, nth = 0): Promise<void> {
  const found = () => document.querySelectorAll<HTMLElement>(selector)[nth] ?? expect.fail(selector);
  (await vi.waitFor(found)).click();
  await calm();
}

export async function submit(selector: string): Promise<void> {
  document.querySelector(selector)!.dispatchEvent(new Event("submit", { cancelable: true }));
  await calm();
}
