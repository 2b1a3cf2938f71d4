import { afterEach, describe, expect, it, vi } from "vitest";
import type { Board } from "../src/boards/board";
import { chapters, routeFacts } from "../src/chapters";
import { Payment } from "../src/chapters/payments/Payment";
import { cardsColour, countOf, grouped, kindsOf, ordered, usesUp } from "../src/choices/ways";
import type { Sample } from "../src/gallery/samples";
import type { TableData } from "../src/protocol/schema";
import { boardWith } from "./boards";
import { all, calm, clear, click, press, show } from "./page";
import { asked, everything } from "./samples";
import { english } from "./text";

afterEach(clear);

function payment(board: Board, { names, view, choices: [claim] }: Sample) {
  const events = { onPay: vi.fn(), onCancel: vi.fn() };
  const route = claim!.route;
  const target = typeof route === "number" ? { route } : { city: claim!.argument };
  const chairs = names.map((name, seat) => ({ name, seat }));
  const table = { about: { chairs }, view } as unknown as TableData;
  const sheet = (
    <Payment
      board={board}
      target={target}
      claim={claim!}
      hand={view.hand}
      words={(route) => routeFacts(english, route)}
      also={(way) => chapters.map(({ Also }) => Also && <Also {...{ board, table, way }} claim={claim!} />)}
      seat={view.seats[view.seat]!}
      {...events}
    />
  );
  return { sheet, claim: claim!, ...events };
}

const paid = everything.filter(({ sample }) => sample.choices[0]!.ways);
const cases = paid.map((one) => ({ ...one, name: one.board.name }));

describe.each(cases)("paying on $name: $kind", ({ board, sample }) => {
  it("has one row for every way and none beside, and its claim on the button", async () => {
    const { sheet, claim } = payment(board, sample);
    const page = await show(sheet);
    const rows = all("[data-way]").map((row) => Number(row.dataset.way));
    expect([...rows].sort()).toEqual(claim.ways!.map((way) => way.id).sort());
    expect(all("[data-action]").map((button) => button.dataset.action)).toEqual([`${claim.id}`]);
    expect(page.textContent).not.toMatch(/undefined|NaN/);
  });

  it("begins with the first row, focused, and pays with it", async () => {
    const { sheet, onPay } = payment(board, sample);
    await show(sheet);
    const first = all("[data-way]")[0] as HTMLInputElement;
    expect(first.checked).toBe(true);
    expect(document.activeElement).toBe(first);
    await click("[data-action]");
    expect(onPay.mock.calls[0]![0].id).toBe(Number(first.dataset.way));
  });
});

describe("the rows", () => {
  it("come with fewest wilds first, and by colour", () => {
    for (const { sample } of paid) {
      const ways = sample.choices[0]!.ways!;
      const groups = grouped(ways, sample.view.hand);
      const wilds = ({ cards }: { cards: Record<string, number> }) =>
        (cards.locomotive ?? 0) + (cards.wild ?? 0);
      for (const group of groups) {
        const counts = group.ways.map(wilds);
        expect(counts).toEqual([...counts].sort((a, b) => a - b));
        expect(new Set(group.ways.map(({ cards }) => cardsColour(cards))).size).toBe(1);
      }
      expect(wilds(groups[0]!.ways[0]!)).toBe(Math.min(...ways.map(wilds)));
      expect(groups.flatMap((group) => group.ways).length).toBe(ways.length);
    }
  });

  it("prefer what fits, then few cards, then a full colour", () => {
    const way = (id: number, cards: Record<string, number>, over = 0) => ({ id, cards, over });
    const ways = [
      way(1, { "ship2-red": 2 }, 1),
      way(2, { "ship-red": 3 }),
      way(3, { "ship-red": 1, "ship2-red": 1 }),
      way(4, { "ship-green": 1, "ship2-green": 1 }),
    ];
    const hand = { "ship-green": 9, "ship2-green": 1, "ship-red": 3, "ship2-red": 2 };
    expect(ordered(ways, hand).map(({ id }) => id)).toEqual([4, 3, 2, 1]);
  });

  it("know what they spend", () => {
    expect(countOf({ "ship2-red": 2, wild: 1 })).toBe(3);
    expect(kindsOf({ red: 1, locomotive: 2 })).toEqual([
      ["locomotive", 2],
      ["red", 1],
    ]);
    expect(usesUp({ red: 3, locomotive: 1 }, { red: 3, locomotive: 4, blue: 1 })).toBe(true);
    expect(usesUp({ "train-red": 3 }, { "train-red": 3, "train-red-harbour": 1 })).toBe(false);
    expect(usesUp({ wild: 3 }, { wild: 3 })).toBe(false);
  });

  it("can be sifted by colour, which chooses the best of those that are left", async () => {
    const { board, sample } = asked("claim")[0]!;
    const { sheet } = payment(board, sample);
    await show(sheet);
    const groups = grouped(sample.choices[0]!.ways!, sample.view.hand);
    await click(".way-colours button", 2);
    expect(all("[data-way]").map((row) => Number(row.dataset.way))).toEqual(
      groups[1]!.ways.map(({ id }) => id),
    );
    expect((all("[data-way]")[0] as HTMLInputElement).checked).toBe(true);
    await click(".way-colours button", 0);
    expect(all("[data-way]").length).toBe(sample.choices[0]!.ways!.length);
  });
});

describe("what a sheet says", () => {
  const toll = asked("toll-to")[0]!;

  it("who gets a toll, and warns of a loan", async () => {
    const { to, amount } = toll.sample.choices[0]!.toll!;
    await show(payment(toll.board, toll.sample).sheet);
    expect(all(".also-line")[0]!.textContent).toBe(
      english("pay-toll", { count: amount, to: toll.sample.names[to!]! }),
    );
    const loan = asked("loan")[0]!;
    await show(payment(loan.board, loan.sample).sheet);
    const { owed: points } = loan.sample.choices[0]!.toll!;
    expect(points).toBeGreaterThan(0);
    expect(all(".also-line.loan")[0]!.textContent).toContain(english("pay-toll-loan", { points }));
  });

  it("how likely a tunnel costs more, for what is laid", async () => {
    const { board, sample } = asked("tunnel-claim")[0]!;
    const { sheet, claim } = payment(board, sample);
    await show(sheet);
    const said = () => all(".chances > span").map(({ textContent }) => textContent);
    const told = (kind: string) =>
      claim
        .risk![kind]!.map((chance) => Math.round(100 * chance))
        .flatMap((chance, more) => (chance ? english("pay-risk-more", { more, chance }) : []));
    const kinds = Object.keys(claim.risk!);
    for (const row of all("[data-way]")) {
      row.click();
      await calm();
      const { cards } = claim.ways!.find(({ id }) => id === Number(row.dataset.way))!;
      expect(said()).toEqual(told(kinds.find((kind) => cards[kind])!));
    }
    expect(new Set(Object.values(claim.risk!).map(String)).size).toBeGreaterThan(1);
  });

  it.each(["station", "harbour"])(
    "how many of a %s are left, and what one is worth that is kept",
    async (kind) => {
      const { board, sample } = asked(kind)[0]!;
      const [{ left_over }, { seat, seats }] = [sample.choices[0]!, sample.view] as const;
      const before = seats[seat]![`${kind}s` as "stations"]!;
      await show(payment(board, sample).sheet);
      const values = { before, after: before - 1, points: Math.abs(left_over!) };
      expect(all(".also-line")[0]!.textContent).toBe(english(`pay-left-${kind}s`, values));
    },
  );

  it("that the bank gets one that is due to nobody", async () => {
    const bank = asked("toll")[0]!;
    await show(payment(bank.board, bank.sample).sheet);
    expect(all(".also-line")[0]!.textContent).toContain(english("pay-toll-bank"));
  });
});

describe("what a sheet says of the route", () => {
  it("how many points it is worth", async () => {
    const { board, sample } = asked("claim")[0]!;
    const { length } = board.routes[sample.choices[0]!.route!]!;
    await show(payment(board, sample).sheet);
    expect(all(".worth b")[0]!.textContent).toBe(`+${board.routePoints[length]}`);
    expect(board.routePoints[1]).toBe(1);
  });

  it("what it brings and takes, as the server has counted it", async () => {
    const { board, sample } = asked("claim")[0]!;
    const [claim] = sample.choices;
    const seats = sample.view.seats.map((seat) => ({ ...seat, trains: 20 }));
    const brings = { points: 41, trains: -7 };
    const told = { ...sample, view: { ...sample.view, seats }, choices: [{ ...claim!, brings }] };
    await show(payment(board, told).sheet);
    expect(all(".worth b")[0]!.textContent).toBe("+41");
    expect(all(".left-over b")[0]!.textContent).toBe("20 → 13");
  });

  it("what is paid too much, with double cards shown as two", async () => {
    const board = boardWith(({ routes }) => routes.some(({ kind }) => kind === "ship"));
    const route = board.routes.find(({ kind, length }) => kind === "ship" && length === 3)!.id;
    const cards = { "ship2-red": 2 };
    const claim = {
      id: 5,
      notation: "",
      verb: "claim",
      argument: route,
      route,
      brings: { points: 4, ships: -3 },
      ways: [{ id: 8, notation: "", cards, over: 1 }],
    };
    const sample = {
      names: [],
      view: { hand: { "ship2-red": 3 }, seat: 0, seats: [{ ships: 9 }] },
      choices: [claim],
    } as unknown as Sample;
    await show(payment(board, sample).sheet);
    expect(all(".way .mini-card").length).toBe(2);
    expect(all(".way .mini-card rect").length).toBe(4);
    expect(all(".way .muted")[0]!.textContent).toBe(english("pay-over", { count: 1 }));
  });
});

describe("leaving a sheet", () => {
  const { board, sample } = asked("single")[0]!;

  it("cancels by the button and by Esc", async () => {
    const { sheet, onCancel } = payment(board, sample);
    await show(sheet);
    await click(".sheet footer .button");
    await press("Escape");
    expect(onCancel).toHaveBeenCalledTimes(2);
  });

  it("gives the focus back", async () => {
    const before = document.createElement("button");
    document.documentElement.append(before);
    before.focus();
    await show(payment(board, sample).sheet);
    expect(document.activeElement).not.toBe(before);
    clear();
    await calm();
    expect(document.activeElement).toBe(before);
    before.remove();
  });
});
