import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeyActions } from "../src/chapters/chapter";
import { keys } from "../src/turn/keys";
import { useTurnKeys } from "../src/turn/useTurnKeys";

const actions: KeyActions = {
  at: vi.fn(),
  action: vi.fn(),
  undo: vi.fn(),
  next: vi.fn(),
  end: vi.fn(),
  find: vi.fn(),
  help: vi.fn(),
  cancel: vi.fn(),
  arrow: vi.fn(),
};

function Listening({ asked = false }: { asked?: boolean }) {
  useTurnKeys(keys, actions);
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
    expect(vi.mocked(actions.at).mock.calls).toEqual([
      ["slot", 2],
      ["deck", 0],
      ["deck", 1],
    ]);
    expect(actions.action).toHaveBeenCalledWith("harbour");
    expect(actions.arrow).toHaveBeenCalledWith("ArrowLeft");
  });

  it("are words while somebody types, and the browser's with a control key", () => {
    press("d", document.querySelector("input")!);
    press("r", document.body, { ctrlKey: true });
    expect(actions.at).not.toHaveBeenCalled();
    expect(actions.action).not.toHaveBeenCalled();
  });

  it("are the question's while one is open", async () => {
    await show(true);
    press("d");
    expect(actions.at).not.toHaveBeenCalled();
  });
});
