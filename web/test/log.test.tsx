import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { Log } from "../src/log/Log";
import { type LogLine, Narrator } from "../src/log/narrator";
import type { EntryData, EventData, TableData } from "../src/protocol/schema";
import { isCards, type Part } from "../src/telling/parts";
import { sentence } from "../src/telling/sentence";
import { TextContext } from "../src/text/context";
import { boards, boardWith } from "./boards";
import { english, portuguese } from "./text";

const board = boards[0]!;
const chairs = ["Ana", "Bia"].map((name, seat) => ({ name, seat, kind: "person" }));
const table = {
  about: { chairs },
  view: { decks: { train: 40 } },
  result: { winners: [1] },
} as unknown as TableData;
const twoDecks = { ...table, view: { decks: { train: 40, ship: 40 } } } as unknown as TableData;

const action = (number: number, ...events: EventData[]): EntryData => ({
  number,
  type: "action",
  at: 0,
  data: {},
  events,
});
const word = (part: Part) =>
  typeof part === "string"
    ? part
    : isCards(part)
      ? part.cards.map(([kind, count]) => `${count}${kind}`).join("+")
      : part.label;
function linesOf(entries: readonly EntryData[], text = english, of = table, on = board): readonly LogLine[] {
  const narrator = new Narrator(on, text);
  narrator.hear(of, entries);
  return narrator.lines;
}
const words = (...told: Parameters<typeof linesOf>) =>
  linesOf(...told).map(({ parts }) => parts.map(word).join(""));

describe("the log", () => {
  it("warns before a game ends in which nothing moves", () => {
    const told = [action(1, { type: "stalling", turns_left: 4 })];
    expect(words(told)[0]).toMatch(/keeps anything within 4 turns, the game ends\.$/);
    expect(words(told, portuguese)[0]).toMatch(/guardar nada em 4 turnos, a partida acaba\.$/);
  });

  it("says of a move that the clock has made that it wasn't the player's own", () => {
    const drawn = action(5, { type: "draw", seat: 0, card: null } as EventData);
    const [line, ...more] = words([{ ...drawn, data: { seat: 0, by: "clock" } }]);
    expect(line).toBe("Time was up for Ana: a bot decided.");
    expect(more.length).toBe(words([drawn]).length);
  });

  it("tells what was paid with what it was paid for", () => {
    const { a, b } = board.routes[3]!;
    const claimed = action(
      5,
      { type: "lay", seat: 0, cards: { locomotive: 1, red: 2 } },
      { type: "claim", seat: 0, route: 3, points: 4 },
      { type: "turn", seat: 1 },
    );
    const [line] = linesOf([claimed]);
    const names = `${board.cities[a]!.name} – ${board.cities[b]!.name}`;
    expect(line!.seat).toBe(0);
    expect(words([claimed])).toEqual([`Ana claimed ${names} for 2red+1locomotive: 4 points.`]);
    expect(line!.parts).toContainEqual({ label: names, cities: [a, b], routes: [3] });
  });

  it("tells two cards of one turn in one line, and hides what its reader may not know", () => {
    const drawn = (card: string | null) => ({ type: "draw", seat: 1, deck: "train", card });
    expect(words([action(1, drawn(null)), action(2, drawn(null))])).toEqual(["Bia drew 2 cards blind."]);
    expect(words([action(1, drawn("red")), action(2, drawn("blue"))])).toEqual([
      "Bia drew blind: 1red+1blue.",
    ]);
    expect(words([action(1, drawn(null))], portuguese, twoDecks)).toEqual([
      "Bia comprou 1 carta de trem às cegas.",
    ]);
  });

  it("knows kept tickets by their place in the offer, if it was shown", () => {
    const offer = [9, 4, 7].map((id) => ({ id, cities: [], points: 1 }));
    const shown = offer.map((ticket) => ({ type: "offer", seat: 0, ticket }));
    const { cities, points } = board.tickets[4]!;
    const name = cities.map((city) => board.cities[city]!.name).join(" – ");
    const told = words([action(1, ...shown), action(2, { type: "keep", seat: 0, kept: [1], count: 1 })]);
    expect(told[1]).toBe(`Ana kept: ${name} (${points}).`);
    expect(words([action(2, { type: "keep", seat: 0, kept: null, count: null })])).toEqual([
      "Ana chose the first tickets.",
    ]);
  });
});

describe("what the log remembers", () => {
  it("tells of a tunnel what was laid and turned over, and pays once", () => {
    const tunnel = boardWith((one) => one.routes.some((route) => route.printed.tunnel));
    const route = tunnel.routes.find((one) => one.printed.tunnel)!.id;
    const told = words(
      [
        action(
          1,
          { type: "lay", seat: 0, cards: { red: 2 } },
          { type: "turn-over", card: "red" },
          { type: "turn-over", card: "blue" },
          { type: "tunnel", seat: 0, route, surcharge: 1 },
        ),
        action(2, { type: "lay", seat: 0, cards: { red: 1 } }, { type: "claim", seat: 0, route, points: 2 }),
      ],
      english,
      table,
      tunnel,
    );
    expect(told[0]).toContain("with 2red; turned over: 1red+1blue. Surcharge: 1 card.");
    expect(told[1]).toContain("for 3red: 2 points.");
  });

  it("tells of people, and forgets a move that was taken back", () => {
    const person = (number: number, type: string, data: Record<string, unknown>): EntryData => ({
      number,
      type,
      at: 0,
      data,
    });
    const told = words([
      person(1, "joined", { chair: 0, name: "Ana" }),
      person(2, "left", { chair: 0 }),
      person(3, "started", { order: [0, 1] }),
      person(4, "undo", { seat: 1 }),
      person(5, "away", { chair: 1 }),
      person(6, "chat", { chair: 1, text: "oi" }),
    ]);
    expect(told).toEqual([
      "Ana sat down.",
      "Ana got up.",
      "The game begins.",
      "Bia took back the last move.",
      "Bia left for a while: a bot plays on.",
    ]);
  });
});

describe("the end of the log", () => {
  it("says who has won, in both languages", () => {
    const stalled = [action(1, { type: "over", reason: "stalled" })];
    expect(words(stalled)[0]).toContain("the game has stalled and is over");
    expect(words(stalled, portuguese)[0]).toContain("a partida travou e acabou");
    const over = [action(1, { type: "over", reason: "pieces" })];
    expect(words(over).at(-1)).toBe("Winner: Bia.");
    expect(words(over, portuguese).at(-1)).toBe("Venceu: Bia.");
  });

  it("tells only what is new, and the same as all at once", () => {
    const entries = [1, 2, 3].map((number) => action(number, { type: "pass", seat: number % 2 }));
    const narrator = new Narrator(board, english);
    narrator.hear(table, entries.slice(0, 2));
    narrator.hear(table, entries);
    expect(narrator.lines).toEqual(linesOf(entries));
    expect(narrator.lines).toHaveLength(3);
  });
});

describe("a sentence", () => {
  it("keeps the catalogue's order around what is drawn", () => {
    const text = Object.assign(() => "a \u00011\u0002 b \u00010\u0002", { has: () => true });
    const parts = sentence(text, "key", { x: { cards: [] }, y: { label: "L", cities: [], routes: [] } });
    expect(parts).toEqual(["a ", { label: "L", cities: [], routes: [] }, " b ", { cards: [] }]);
  });
});

describe("the drawn log", () => {
  it("names cards for those who don't see them, and says politely what is new", () => {
    const lines = linesOf([action(1, { type: "take", seat: 0, slot: 1, card: "red" })]);
    const html = render(
      <TextContext.Provider value={english}>
        <Log lines={lines} pieces={["carmine", "cobalt"]} />
      </TextContext.Provider>,
    );
    expect(html).toContain('role="log"');
    expect(html).toContain('<span class="unseen">1 red</span>');
  });
});
