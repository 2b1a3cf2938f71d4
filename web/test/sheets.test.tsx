import { afterEach, describe, expect, it, vi } from "vitest";
import { RefillSheet } from "../src/chapters/market/RefillSheet";
import { NeutralSheet } from "../src/chapters/neutral/NeutralSheet";
import { PayRest } from "../src/chapters/payments/PayRest";
import { ExchangeSheet } from "../src/chapters/pieces/ExchangeSheet";
import { PiecesSheet } from "../src/chapters/pieces/PiecesSheet";
import { TunnelSheet } from "../src/chapters/tunnels/TunnelSheet";
import { tunnelIn } from "../src/chapters/tunnels/tunnel";
import type { Choice, EntryData } from "../src/protocol/schema";
import { boards } from "./boards";
import { all, clear, click, press, show } from "./page";
import { asked } from "./samples";
import { english } from "./text";

afterEach(() => {
  clear();
  vi.useRealTimers();
});

/** The actions that a page offers, as its controls say. */
function offered(): number[] {
  const choosers = all("[data-actions]").flatMap((root) => root.dataset.actions!.split(" "));
  const controls = all("[data-action]").map((control) => control.dataset.action!);
  return [...new Set([...choosers, ...controls])].map(Number).sort((a, b) => a - b);
}

const idsOf = (choices: readonly Choice[]) => choices.map(({ id }) => id).sort((a, b) => a - b);
const chosen = () => Number(all('button[type="submit"]')[0]!.dataset.action);

describe.each(asked("tunnel"))("a tunnel on $name", ({ board, sample: { view, choices, events } }) => {
  const { turned, surcharge } = tunnelIn([{ number: 1, events } as unknown as EntryData])!;
  const tunnel = (onChoose = vi.fn(), pays = choices.filter(({ verb }) => verb === "pay")) => (
    <TunnelSheet
      board={board}
      route={view.paying_for!.route!}
      laid={view.laid}
      turned={turned}
      surcharge={surcharge}
      pays={pays}
      yields={choices.find(({ verb }) => verb === "yield")!}
      hand={view.hand}
      onChoose={onChoose}
    />
  );

  it("turns the cards one by one, and asks only then", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const drawn = show(tunnel());
    await vi.advanceTimersByTimeAsync(100);
    await drawn;
    const seen: number[] = [];
    for (let i = 0; i < 4; i++) {
      seen.push(all(".turned .open").length);
      expect(offered()).toEqual(idsOf(choices));
      expect((all("footer button")[0] as HTMLButtonElement).disabled).toBe(i < 3);
      expect(all(".tunnel-asks.unturned").length).toBe(i < 3 ? 1 : 0); // it has its room, and isn't seen
      await vi.advanceTimersByTimeAsync(700);
    }
    expect(seen).toEqual([0, 1, 2, 3]);
    expect(all(".turned .costs").length).toBe(surcharge);
    expect(all(".tunnel-says")[0]!.textContent).toBe(english("tunnel-costs", { count: surcharge }));
  });

  it("turns them all at once where motion isn't wanted; then it is paid or given up", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    const onChoose = vi.fn();
    await show(tunnel(onChoose));
    expect(all(".turned .open").length).toBe(turned.length);
    await click('button[type="submit"]');
    await click('footer button[type="button"]');
    expect(onChoose.mock.calls.map(([choice]) => choice.verb)).toEqual(["pay", "yield"]);
    await show(tunnel(onChoose, []));
    expect(all("[data-choice]").length).toBe(0);
    expect((document.activeElement as HTMLElement).dataset.action).toBe(
      all("footer button")[0]!.dataset.action,
    );
    expect(document.body.textContent).toContain(english("tunnel-too-much"));
    vi.unstubAllGlobals();
  });
});

it("marks the cards of a tunnel that cost something, as the server says, whatever was laid", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true }));
  const turned = [true, false, false].map((costs) => ({ card: "red", costs }));
  const digging = { route: 0, laid: { red: 2 }, turned, surcharge: 1, pays: [], yields: null };
  await show(<TunnelSheet board={boards[0]!} {...digging} onChoose={vi.fn()} />);
  expect(all(".turned li").map((card) => card.classList.contains("costs"))).toEqual([true, false, false]);
  vi.unstubAllGlobals();
});

describe.each(asked("rest"))("what is left to pay on $name", ({ board, sample: { view, choices } }) => {
  it("is paid by one of the legal payments", async () => {
    const onChoose = vi.fn();
    const target = { route: view.paying_for!.route! };
    await show(
      <PayRest
        board={board}
        target={target}
        laid={view.laid}
        pays={choices}
        hand={view.hand}
        words={() => ""}
        points={null}
        onChoose={onChoose}
      />,
    );
    expect(offered()).toEqual(idsOf(choices));
    const spaces = board.routes[target.route]!.length;
    expect(document.body.textContent).toContain(english("pay-space", { number: 2, of: spaces }));
    await click("[data-choice]", choices.length - 1);
    await click('button[type="submit"]');
    expect(onChoose.mock.calls[0]![0].id).toBe(Number(all("[data-choice]").at(-1)!.dataset.choice));
  });
});

describe.each(asked("pieces"))("trains and ships on $name", ({ sample: { choices } }) => {
  it("begins with the rulebook's advice, and moves by buttons", async () => {
    const onChoose = vi.fn();
    const advised = choices[3]!;
    await show(<PiecesSheet choices={choices} suggested={advised.pieces!} onChoose={onChoose} />);
    expect(offered()).toEqual(idsOf(choices));
    expect(chosen()).toBe(advised.id);
    expect(all(".little-pieces")[0]!.children.length).toBe(advised.pieces!.trains);
    await click(".slider .button", 1);
    expect(chosen()).toBe(choices[4]!.id);
    await click(".slider .button", 0);
    await click(".slider .button", 0);
    await click('button[type="submit"]');
    expect(onChoose).toHaveBeenCalledWith(choices[2]);
    await click(".advice");
    expect(chosen()).toBe(advised.id);
  });

  it("takes advice that comes late, but not from whoever has moved the slider", async () => {
    const advised = choices[2]!;
    const sheet = (advice: Choice | null) => (
      <PiecesSheet choices={choices} suggested={advice?.pieces ?? null} onChoose={vi.fn()} />
    );
    await show(sheet(null));
    await show(sheet(advised));
    expect(chosen()).toBe(advised.id);
    await click(".slider .button", 1);
    await show(sheet(choices[9]!));
    expect(chosen()).toBe(choices[3]!.id);
  });

  it("reaches every split by the slider", async () => {
    await show(<PiecesSheet choices={choices} suggested={null} onChoose={vi.fn()} />);
    const range = all(".slider input")[0] as HTMLInputElement;
    const reached: number[] = [];
    for (let i = 0; i < choices.length; i++) {
      range.value = `${i}`;
      range.dispatchEvent(new Event("input", { bubbles: true }));
      await new Promise((done) => setTimeout(done, 5));
      reached.push(chosen());
    }
    expect(reached).toEqual(idsOf(choices));
    expect(range.getAttribute("aria-valuetext")).toBe(english("pieces-split", choices.at(-1)!.pieces!));
  });
});

describe.each(asked("exchange"))("an exchange on $name", ({ sample: { view, choices } }) => {
  it("goes both ways as far as it is legal, and says what it costs", async () => {
    const [onChoose, onCancel] = [vi.fn(), vi.fn()];
    const seat = view.seats[view.seat]!;
    await show(<ExchangeSheet choices={choices} seat={seat} onChoose={onChoose} onCancel={onCancel} />);
    expect(offered()).toEqual(idsOf(choices));
    await click(".slider .button", 1);
    expect(choices.find(({ id }) => id === chosen())!.pieces).toEqual({ trains: 2, ships: -2 });
    expect(all(".left-over")[0]!.textContent).toContain(`${seat.trains} → ${seat.trains! + 2}`);
    await click('[data-direction="ship"]');
    await click('button[type="submit"]');
    expect(onChoose.mock.calls[0]![0].pieces).toEqual({ trains: -2, ships: 2 });
    expect(document.body.textContent).toContain(english("exchange-costs"));
    document.body.insertAdjacentHTML("beforeend", "<dialog open></dialog>");
    await press("Escape");
    expect(onCancel, "a dialog lies over it").not.toHaveBeenCalled();
    document.querySelector("dialog")!.remove();
    await press("Escape");
    expect(onCancel).toHaveBeenCalledOnce();
  });
});

describe.each(asked("neutral"))("the neutral player's track on $name", ({ board, sample: { choices } }) => {
  it("is one of two, and shown on the board", async () => {
    const [onChoose, onPoint] = [vi.fn(), vi.fn()];
    await show(<NeutralSheet {...{ board, choices, onChoose, onPoint }} words={() => ""} />);
    expect(offered()).toEqual(idsOf(choices));
    await click("[data-choice]", 1);
    expect(onPoint).toHaveBeenLastCalledWith(choices[1]!.route);
    await click('button[type="submit"]');
    expect(onChoose).toHaveBeenCalledWith(choices[1]);
  });
});

describe.each(asked("refill"))("a refill on $name", ({ sample: { view, choices } }) => {
  it("comes from the deck that is clicked", async () => {
    const onChoose = vi.fn();
    await show(<RefillSheet choices={choices} decks={Object.keys(view.decks)} onChoose={onChoose} />);
    expect(offered()).toEqual(idsOf(choices));
    await click(`[data-action="${choices[1]!.id}"]`);
    expect(onChoose).toHaveBeenCalledWith(choices[1]);
  });
});
