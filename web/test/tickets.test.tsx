import { afterEach, describe, expect, it, vi } from "vitest";
import { leastOf, partnersOf } from "../src/chapters/tickets/offer";
import { TicketOffer } from "../src/chapters/tickets/TicketOffer";
import { Tickets } from "../src/tickets/Tickets";
import { heldTickets, marksOf, pointedAt } from "../src/view/held";
import { boardWith } from "./boards";
import { all, clear, click, show } from "./page";
import { asked } from "./samples";
import { english } from "./text";

afterEach(clear);

const keep = () => all(".sheet footer .main")[0] as HTMLButtonElement;

describe.each([...asked("first-offer"), ...asked("offer")])(
  "tickets on offer, $name",
  ({ board, sample }) => {
    const { view, choices, outlook } = sample;
    const events = { onKeep: vi.fn(), onPoint: vi.fn() };
    const offer = (
      <TicketOffer
        board={board}
        offer={view.offer}
        kept={view.tickets}
        choices={choices}
        outlook={outlook}
        {...events}
      />
    );

    it("can be kept exactly as the server allows", async () => {
      await show(offer);
      expect(all("[data-actions]")[0]!.dataset.actions).toBe(choices.map(({ id }) => id).join(" "));
      const boxes = all("[data-ticket]") as HTMLInputElement[];
      for (let mask = 1; mask < 1 << view.offer.length; mask++) {
        for (const [i, box] of boxes.entries())
          if (box.checked !== Boolean((mask >> i) & 1)) await click("[data-ticket]", i);
        const wanted = view.offer.filter((_, i) => (mask >> i) & 1).map(({ id }) => id);
        const legal = choices.find(
          ({ tickets }) => [...tickets!].sort().join() === [...wanted].sort().join(),
        );
        expect(keep().disabled).toBe(!legal);
        expect(keep().dataset.action).toBe(legal && `${legal.id}`);
      }
      await click(".sheet footer .main");
      expect(events.onKeep.mock.calls[0]![0].tickets.length).toBe(view.offer.length);
    });

    it("say how many at least, what each is worth and still takes", async () => {
      const page = await show(offer);
      expect(page.textContent).toContain(english("offer-least", { count: leastOf(choices) }));
      const rows = all(".offered").map((row) => row.textContent!);
      for (const [i, { id, points }] of view.offer.entries()) {
        const { left } = outlook.find((one) => one.id === id)!;
        expect(rows[i]).toContain(`${points}`);
        if (left !== null) expect(rows[i]).toContain(english("keep-left", { count: left }));
      }
    });

    it("show their cities and their way on the board", async () => {
      await show(offer);
      all("[data-ticket]")[1]!.dispatchEvent(new FocusEvent("focus"));
      const { id } = view.offer[1]!;
      const { way } = outlook.find((one) => one.id === id)!;
      expect(events.onPoint).toHaveBeenLastCalledWith({ cities: board.tickets[id]!.cities, way });
    });
  },
);

describe("what tickets share", () => {
  const outlook = [
    { id: 1, done: false, way: [1, 2, 3], left: 5, shared: [] },
    { id: 2, done: false, way: [3, 4], left: 5, shared: [] },
    { id: 3, done: false, way: [1, 2, 9], left: 5, shared: [] },
    { id: 4, done: false, way: null, left: null, shared: [] },
  ];

  it("is counted once, with the one that shares most first", () => {
    expect(partnersOf(1, [1, 2, 3, 4], outlook)).toEqual({ routes: 3, tickets: [3, 2] });
    expect(partnersOf(4, [1, 2], outlook)).toEqual({ routes: 0, tickets: [] });
  });
});

describe("tours and long tickets", () => {
  const tours = boardWith(({ tickets }) => tickets.some(({ tour }) => tour));
  const longs = boardWith(({ tickets }) => tickets.some(({ long }) => long));

  it("say what they are worth in which order", async () => {
    const { id, points, anyOrder, penalty } = tours.tickets.find(({ tour }) => tour)!;
    const choices = [{ id: 1, notation: "", verb: "keep", argument: 0, tickets: [id] }];
    const offer = [{ id, points, cities: [] }];
    const given = { board: tours, offer, kept: [], choices, outlook: [], onKeep: vi.fn() };
    await show(<TicketOffer {...given} />);
    expect(anyOrder).toBeLessThan(points);
    expect(all(".offer-note")[0]!.textContent).toBe(english("keep-tour", { points, any: anyOrder, penalty }));
    expect(keep().dataset.action).toBe("1");
  });

  it("are told apart", async () => {
    const { id, points } = longs.tickets.find(({ long }) => long)!;
    const choices = [{ id: 1, notation: "", verb: "keep", argument: 0, tickets: [id] }];
    const offer = [{ id, points, cities: [] }];
    await show(
      <TicketOffer board={longs} offer={offer} kept={[]} choices={choices} outlook={[]} onKeep={vi.fn()} />,
    );
    expect(all(".offer-note.tag")[0]!.textContent).toBe(english("keep-long"));
  });
});

describe("own tickets", () => {
  const { board, sample } = asked("offer")[0]!;
  const { view, outlook } = sample;
  const held = heldTickets(view.tickets, outlook);

  it("know how far they are", () => {
    expect(held.map(({ id }) => id)).toEqual(view.tickets.map(({ id }) => id));
    for (const { id, done, left } of held)
      expect({ done, left }).toEqual({
        done: outlook.find((one) => one.id === id)!.done,
        left: outlook.find((one) => one.id === id)!.left,
      });
    expect(heldTickets(view.tickets, [])[0]).toEqual({ id: view.tickets[0]!.id, done: false });
  });

  it("tell what is left, what is done, and what can't be any more", async () => {
    const id = held[0]!.id;
    await show(<Tickets board={board} tickets={[{ id, done: false, left: 7 }]} />);
    expect(all(".ticket.open")[0]!.textContent).toContain(english("ticket-left", { count: 7 }));
    await show(<Tickets board={board} tickets={[{ id, done: false, left: null }]} />);
    expect(all(".ticket.failed")[0]!.textContent).toContain(english("ticket-lost"));
  });

  it("light their way", () => {
    const ticket = { id: 2, done: false, left: 3, way: [4, 5] };
    const pointed = pointedAt(board, [ticket], 2);
    expect(marksOf(pointed)).toEqual({ spotlight: board.tickets[2]!.cities, lit: new Set([4, 5]) });
    expect(marksOf({ ...pointed, way: [] })).toEqual({ spotlight: board.tickets[2]!.cities });
  });
});
