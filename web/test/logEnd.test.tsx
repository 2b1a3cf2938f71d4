import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Log } from "../src/log/Log";
import { all, clear, click, show } from "./page";

const line = (key: number) => ({ key, seat: null, parts: [`line ${key}`], entry: key });
const lines = (count: number) => Array.from({ length: count }, (_, key) => line(key));
const SEEN = 100; // pixels of the log in view
let tall = 20; // of a line

/** A log of so many lines, laid out as a browser would. */
async function log(count: number): Promise<HTMLElement> {
  await show(<Log lines={lines(count)} pieces={[]} />);
  return all(".log")[0]!;
}
const isAtEnd = (list: HTMLElement) => list.scrollTop === list.scrollHeight - SEEN;
const scroll = async (list: HTMLElement, top: number) => {
  list.scrollTop = top;
  list.dispatchEvent(new Event("scroll"));
  await Promise.resolve();
};

let resized: () => void = () => {};

beforeEach(() => {
  const height = (of: (list: HTMLElement) => number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return of(this);
    },
  });
  Object.defineProperties(HTMLDivElement.prototype, {
    scrollHeight: height((list) => tall * list.querySelectorAll("li").length),
    clientHeight: height(() => SEEN),
  });
  vi.spyOn(Element.prototype, "scrollTo").mockImplementation(function (this: Element, to: unknown) {
    this.scrollTop = Math.max(0, (to as ScrollToOptions).top! - SEEN);
  });
  vi.stubGlobal(
    "ResizeObserver",
    class {
      constructor(told: () => void) {
        resized = told;
      }
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  tall = 20;
  clear();
  vi.restoreAllMocks();
  for (const name of ["scrollHeight", "clientHeight"]) Reflect.deleteProperty(HTMLDivElement.prototype, name);
  vi.unstubAllGlobals();
});

it("a log follows what happens, though the news of its own scrolling come late", async () => {
  const list = await log(20);
  expect(isAtEnd(list)).toBe(true);
  const before = list.scrollTop;
  await log(30);
  await scroll(list, before); // as it was heard when more had been added
  await log(31);
  expect(isAtEnd(list)).toBe(true);
  expect(all(".log-newest")).toEqual([]);
});

it("a log follows though its letters come late: lines get shorter, then longer, and nobody has scrolled", async () => {
  const list = await log(20);
  await scroll(list, list.scrollTop);
  tall = 15;
  await scroll(list, 100); // where the browser put it when the lines were shortest
  expect(isAtEnd(list)).toBe(true);
  expect(all(".log-newest")).toEqual([]);
  await scroll(list, 40);
  expect(all(".log-newest")).toHaveLength(1);
});

it("a log that was hidden or shown smaller is at its end again", async () => {
  const list = await log(20);
  list.scrollTop = 0;
  resized();
  expect(isAtEnd(list)).toBe(true);
});

it("whoever scrolls up stays there, and is offered the way down", async () => {
  const list = await log(20);
  await scroll(list, list.scrollTop);
  await scroll(list, 40);
  await log(30);
  expect(list.scrollTop).toBe(40);
  await click(".log-newest");
  expect(isAtEnd(list)).toBe(true);
  expect(all(".log-newest")).toEqual([]);
  await log(31);
  expect(isAtEnd(list)).toBe(true);
});
