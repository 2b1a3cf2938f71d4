import { type ComponentChild, render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { Payment } from "../src/choices/Payment";
import { TicketOffer } from "../src/choices/TicketOffer";
import { TextContext } from "../src/text/context";
import { boards } from "./boards";
import { english } from "./text";

const board = boards[0]!;
const calm = () => new Promise((done) => setTimeout(done, 50));

async function show(what: ComponentChild): Promise<HTMLElement> {
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
  await calm();
  return document.body;
}

async function click(selector: string, nth = 0): Promise<void> {
  const found = () => document.querySelectorAll<HTMLElement>(selector)[nth] ?? expect.fail(selector);
  (await vi.waitFor(found)).click();
  await calm();
}

afterEach(() => render(null, document.body));

describe("paying", () => {
  const ways = [
    { action: 7, cards: { red: 2 } },
    { action: 9, cards: { red: 1, locomotive: 1 } },
  ];

  it("offers exactly the ways that the server sent, the first one chosen", async () => {
    const onPay = vi.fn();
    const page = await show(<Payment board={board} route={0} ways={ways} onPay={onPay} onCancel={vi.fn()} />);
    expect(page.querySelectorAll(".way").length).toBe(2);
    expect(page.querySelectorAll(".way .mini-card").length).toBe(4);
    await click(".sheet footer .main");
    expect(onPay).toHaveBeenCalledWith(7);
  });

  it("pays another way, or not at all", async () => {
    const [onPay, onCancel] = [vi.fn(), vi.fn()];
    await show(<Payment board={board} route={0} ways={ways} onPay={onPay} onCancel={onCancel} />);
    await click(".way input", 1);
    await click(".sheet footer .main");
    await click(".sheet footer .button");
    expect(onPay).toHaveBeenCalledWith(9);
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe("tickets on offer", () => {
  it("can be kept once there are enough", async () => {
    const onKeep = vi.fn();
    const page = await show(<TicketOffer board={board} offer={[3, 5, 8]} least={2} onKeep={onKeep} />);
    const keep = () => page.querySelector<HTMLButtonElement>(".sheet footer .main")!;
    await click(".ticket", 0);
    expect(keep().disabled).toBe(true);
    await click(".ticket", 2);
    await click(".sheet footer .main");
    expect(onKeep).toHaveBeenCalledWith([3, 8]);
  });
});
