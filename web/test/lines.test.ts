import { describe, expect, it } from "vitest";
import people from "../../src/trilhos/bots/characters.json";
import englishLines from "../../src/trilhos/text/en/lines-characters.ftl?raw";
import portugueseLines from "../../src/trilhos/text/pt-BR/lines-characters.ftl?raw";
import type { Board } from "../src/boards/board";
import { Bystander, lastWords, type Remark, speakersOf } from "../src/players/lines";
import { sentenceOf } from "../src/players/words";
import type { EntryData, EventData, TableData } from "../src/protocol/schema";
import { makeText } from "../src/text/text";

const routes = [
  { a: 0, b: 1, length: 6 },
  { a: 1, b: 2, length: 2 },
  { a: 3, b: 4, length: 6 },
];
const board = { routes } as unknown as Board;
const speakers = new Map([
  [0, "bia"],
  [1, "kenji"],
]);
const entry = (number: number, ...events: Partial<EventData>[]): EntryData =>
  ({ number, type: "action", at: 0, data: {}, events }) as unknown as EntryData;
const claim = (seat: number, route: number) => ({ type: "claim", seat, route });
const turn = (seat: number) => ({ type: "turn", seat });

/** A long game in which everybody builds all the time. */
const busy = Array.from({ length: 400 }, (_, i) =>
  entry(i + 1, turn(i % 3), claim(i % 3, i % routes.length)),
);
const heard = (game: string, entries = busy) => new Bystander(board, game, speakers).hear(entries);

describe("what characters say", () => {
  it("is the same for all who look, whenever they come, and another in another game", () => {
    expect(heard("g")).toEqual(heard("g"));
    const slowly = new Bystander(board, "g", speakers);
    expect(busy.flatMap((_, i) => slowly.hear(busy.slice(0, i + 1)))).toEqual(heard("g"));
    expect(heard("h")).not.toEqual(heard("g"));
  });

  it("depends on public events only: no hand, ticket or card is ever looked at", () => {
    const known = new Set(["type", "seat", "route"]);
    const watched = busy.map(({ events, ...rest }) => ({
      ...rest,
      events: events!.map(
        (event) =>
          new Proxy(event, {
            get: (target, name) => {
              expect(known).toContain(name);
              return Reflect.get(target, name);
            },
          }),
      ),
    })) as EntryData[];
    expect(heard("g", watched)).toEqual(heard("g"));
    const hidden = busy.map((one) => ({ ...one, events: [...one.events!, { type: "offer", seat: 0 }] }));
    expect(heard("g", hidden as EntryData[])).toEqual(heard("g"));
  });

  it("is seldom: a character is quiet for four of its turns, and the table breathes", () => {
    const said = heard("g");
    expect(said.length).toBeGreaterThan(10);
    for (const who of ["bia", "kenji"]) {
      const numbers = said.filter((one) => one.who === who).map(({ number }) => number);
      for (const [i, number] of numbers.entries()) if (i) expect(number - numbers[i - 1]!).toBeGreaterThan(9);
    }
    expect(new Set(said.map(({ occasion }) => occasion))).toEqual(new Set(["long", "lost"]));
  });

  it("is of a claim at one's own city, of the last round, and of no claim far away", () => {
    const near = [entry(1, claim(0, 1)), entry(2, claim(2, 0))];
    const far = [entry(1, claim(0, 1)), entry(2, claim(2, 2))];
    const games = Array.from({ length: 40 }, (_, i) => `game ${i}`);
    expect(
      games.flatMap((game) => heard(game, near)).map(({ seat, occasion }) => `${seat} ${occasion}`),
    ).toContain("0 lost");
    expect(games.flatMap((game) => heard(game, far))).toEqual([]);
    expect(heard("g", [entry(1, { type: "ending", seat: 2 })])).toMatchObject([{ occasion: "last" }]);
  });

  it("at the end is said by the winner and by one who has lost", () => {
    const table = {
      about: { game: "g", number: 9, chairs: ["bia", "kenji", "emil"].map((bot, seat) => ({ bot, seat })) },
      result: { winners: [1], sheets: [{ total: 40 }, { total: 90 }, { total: 70 }] },
    } as unknown as TableData;
    const all = speakersOf(table, () => true);
    expect(lastWords(table, all).map(({ who, occasion }) => `${who} ${occasion}`)).toEqual([
      "kenji won",
      "emil beaten",
    ]);
    expect(speakersOf(table, (bot) => bot === "emil")).toEqual(new Map([[2, "emil"]]));
  });
});

describe("the words of characters", () => {
  it.each([
    ["en", englishLines],
    ["pt-BR", portugueseLines],
  ] as const)("has several words for every occasion in %s, all of them short", (language, source) => {
    const words = makeText(language, [source]);
    for (const { id } of people) {
      for (const occasion of ["long", "lost", "last", "won", "beaten"] as const) {
        const spoken = (dice: number): Remark => ({ number: 1, seat: 0, who: id, occasion, dice });
        const said = [0, 1, 2, 3, 4, 5].map((dice) => sentenceOf(words, spoken(dice))!);
        expect(new Set(said).size).toBeGreaterThan(1);
        for (const one of said) expect(one.length).toBeLessThan(60);
      }
    }
    expect(sentenceOf(words, { number: 1, seat: 0, who: "nobody", occasion: "long", dice: 1 })).toBeNull();
  });
});
