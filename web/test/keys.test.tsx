import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type KeyDeeds, keys } from "../src/turn/keys";
import { useKeys } from "../src/turn/useKeys";

const deeds: KeyDeeds = {
  take: vi.fn(),
  draw: vi.fn(),
  mode: vi.fn(),
  tickets: vi.fn(),
  pass: vi.fn(),
  undo: vi.fn(),
  find: vi.fn(),
  help: vi.fn(),
  cancel: vi.fn(),
  arrow: vi.fn(),
};

function Listening({ asked = false }: { asked?: boolean }) {
  useKeys(keys, deeds);
  return (
    <>
      <input />
      {asked && <div role="dialog" />}
    </>
  );
}

const press = (key: string, target: Element = document.body, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true, ...more }));

const show = async (asked = false) => {
  render(<Listening asked={asked} />, document.body);
  await new Promise((done) => setTimeout(done, 20));
};

beforeEach(() => show());
afterEach(() => {
  render(null, document.body);
  vi.clearAllMocks();
});

describe("keys at the table", () => {
  it("do what the list says", () => {
    press("3");
    press("D");
    press("f");
    press("h");
    press("ArrowLeft");
    expect(deeds.take).toHaveBeenCalledWith(2);
    expect(vi.mocked(deeds.draw).mock.calls).toEqual([[0], [1]]);
    expect(deeds.mode).toHaveBeenCalledWith("harbour");
    expect(deeds.arrow).toHaveBeenCalledWith("ArrowLeft");
  });

  it("are words while somebody types, and the browser's with a control key", () => {
    press("d", document.querySelector("input")!);
    press("r", document.body, { ctrlKey: true });
    expect(deeds.draw).not.toHaveBeenCalled();
    expect(deeds.mode).not.toHaveBeenCalled();
  });

  it("are the question's while one is open", async () => {
    await show(true);
    press("d");
    expect(deeds.draw).not.toHaveBeenCalled();
  });
});
