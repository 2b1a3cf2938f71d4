import { describe, expect, it } from "vitest";
import { narrowed, narrowedClaim } from "../src/chapters/payments/narrow";
import { sortLegal } from "../src/chapters/sortLegal";
import { dugIn, tunnelIn } from "../src/chapters/tunnels/tunnel";
import type { Choice, EntryData, TableData, ViewData } from "../src/protocol/schema";
import { nearestTo, nextAt } from "../src/turn/arrows";
import { citiesLike } from "../src/turn/FindCity";
import { keyOf, keys, keysFor } from "../src/turn/keys";
import { promptOf } from "../src/turn/prompt";
import { questionOf } from "../src/turn/question";
import { fresh, type TurnAction, turnReducer } from "../src/turn/turn";
import { refusalOf, whyCity, whyKind, whyRoute } from "../src/turn/why";
import { actionsAt, choicesOf } from "../src/view/legal";
import { payingFor } from "../src/view/target";
import { boards, boardWith } from "./boards";
import { everything } from "./samples";
import { english, portuguese } from "./text";

describe("what is being paid for", () => {
  const board = boards[0]!;
  const paying = (view: object) => payingFor(board, tableOf("pay", {}, view));

  it("is the route or the city, for the one who decides", () => {
    expect(paying({ paying_for: { route: 7 } })).toEqual({ route: 7 });
    expect(paying({ paying_for: { city: board.cities[3]!.name } })).toEqual({ city: 3 });
    expect(paying({ paying_for: { route: 7 }, seat: 1 })).toBeNull();
    expect(paying({ paying_for: null })).toBeNull();
  });
});

const begun = (...steps: readonly TurnAction[]) => steps.reduce(turnReducer, fresh(5));

const choice = (id: number, verb: string, argument = 0, more: Partial<Choice> = {}): Choice => ({
  id,
  notation: "",
  verb,
  argument,
  ...more,
});

const claim = (id: number, route: number, ...ways: readonly Record<string, number>[]): Choice =>
  choice(id, "claim", route, {
    ways: ways.map((cards, i) => ({ id: 100 + i, notation: "", cards, over: 0 })),
  });

function tableOf(phase: string, more: Partial<TableData> = {}, view: object = {}): TableData {
  const chairs = [
    { seat: 0, name: "Ana", bot: null, away: false, resigned: false },
    { seat: 1, name: "Otto", bot: "normal", away: false, resigned: false },
  ];
  return {
    about: { number: 5, waiting: [(view as { seat?: number }).seat ?? 0], chairs },
    view: { phase, seat: 0, viewer: 0, turned: {}, seats: [{}, {}], ...view },
    legal: [],
    refused: [],
    ...more,
  } as unknown as TableData;
}

describe("a turn that is being thought about", () => {
  it("takes back one thing at a time, the last one first", () => {
    const turn = begun(
      { type: "mode", mode: "route" },
      { type: "card", card: "red" },
      { type: "choose", target: { route: 3 } },
      { type: "ask", target: null, why: "so" },
    );
    const once = turnReducer(turn, { type: "cancel" });
    expect(once).toMatchObject({ asked: null, target: { route: 3 }, mode: "route" });
    const twice = turnReducer(once, { type: "cancel" });
    expect(twice).toMatchObject({ target: null, mode: "route" });
    expect(turnReducer(twice, { type: "cancel" })).toEqual(fresh(5));
  });

  it("ends with its position of the table, and only then", () => {
    const turn = begun({ type: "mode", mode: "station" });
    expect(turnReducer(turn, { type: "table", number: 5 })).toBe(turn);
    expect(turnReducer(turn, { type: "table", number: 6 })).toEqual(fresh(6));
    expect(turnReducer(turn, { type: "done" })).toEqual(fresh(5));
  });

  it("leaves a mode that is chosen again, and a card", () => {
    expect(begun({ type: "mode", mode: "route" }, { type: "mode", mode: "route" }).mode).toBeNull();
    const cards = begun(
      { type: "card", card: "red" },
      { type: "card", card: "blue" },
      { type: "card", card: "red" },
    );
    expect([...cards.cards]).toEqual(["blue"]);
  });
});

describe("what is offered", () => {
  it.each(everything.map((one) => [`${one.board.name} ${one.kind}`, one.sample] as const))(
    "%s: every choice has its place, and none is made up",
    (_, { choices }) => {
      const legal = sortLegal({ legal: choices });
      const placed = [...Object.values(legal.at), legal.verbs].flatMap((place) => [...place.values()].flat());
      expect(legal.others.size).toBe(0);
      expect(placed.map(({ id }) => id).sort()).toEqual(choices.map(({ id }) => id).sort());
    },
  );

  it("is carried by things on the table by their ids", () => {
    const legal = sortLegal({ legal: [claim(9, 4, { red: 1 }), choice(2, "take", 1), choice(3, "pass")] });
    expect([...actionsAt(legal, "route"), ...actionsAt(legal, "slot")]).toEqual([
      [4, 9],
      [1, 2],
    ]);
    const ids = (verb: string) => choicesOf(legal, verb).map(({ id }) => id);
    expect(["claim", "take", "pass", "tickets"].map(ids)).toEqual([[9], [2], [3], []]);
  });

  it("asks first what the table wants to know, then what was begun", () => {
    const chosen = begun({ type: "choose", target: { route: 4 } });
    const question = (legal: Choice[], turn = fresh(5), table = tableOf("turn")) =>
      questionOf(sortLegal({ legal }), turn, table)?.name;
    const claims = [claim(9, 4, { red: 1 })];
    expect(question(claims, chosen)).toBe("claim");
    expect(question(claims, begun({ type: "choose", target: { route: 5 } }))).toBeUndefined();
    expect(question([choice(1, "pay")], chosen, tableOf("pay"))).toBe("pay");
    expect(question([choice(1, "yield")], chosen, tableOf("pay", {}, { turned: { red: 1 } }))).toBe("tunnel");
    expect(question([choice(1, "exchange")], begun({ type: "mode", mode: "exchange" }))).toBe("exchange");
    expect(question([choice(1, "exchange")])).toBeUndefined();
    expect(question([choice(1, "DIG")])).toBe("other");
    expect(question([choice(1, "DIG"), choice(2, "draw")])).toBeUndefined();
    expect(question([choice(1, "DIG"), choice(2, "draw")], begun({ type: "mode", mode: "DIG" }))).toBe(
      "other",
    );
  });
});

describe("cards first", () => {
  const legal = sortLegal({
    legal: [claim(1, 4, { red: 2 }, { red: 1, wild: 1 }), claim(2, 7, { blue: 2 })],
  });

  it("leaves the routes that these cards pay for", () => {
    expect([...narrowed(legal, new Set())]).toEqual([4, 7]);
    expect([...narrowed(legal, new Set(["red"]))]).toEqual([4]);
    expect([...narrowed(legal, new Set(["wild"]))]).toEqual([]);
  });

  it("leaves the ways that use only them, but never none", () => {
    const [red] = [...legal.at.route.values()] as [Choice];
    expect(narrowedClaim(red, new Set(["red"])).ways?.map(({ cards }) => cards)).toEqual([{ red: 2 }]);
    expect(narrowedClaim(red, new Set(["blue"])).ways?.length).toBe(2);
  });
});

describe("why not", () => {
  const red = boardWith((board) =>
    board.routes.some((route) => route.colour === "red" && route.kind === "rail"),
  );
  const route = red.routes.find(
    ({ colour, kind, printed }) => colour === "red" && kind === "rail" && !printed.hard,
  )!.id;
  const refusing = (reason: string, value: number, verb: string, argument: number) =>
    tableOf("turn", { refused: [{ reason, value, actions: [1], verb, arguments: [argument] }] });

  it("names what is missing by its colour", () => {
    expect(whyRoute(english, refusing("cards", 2, "claim", route), red, route)).toBe("Missing: 2 × red.");
    expect(whyRoute(english, refusing("pieces", 1, "claim", route), red, route)).toBe(
      "You are 1 piece short.",
    );
    expect(whyRoute(english, refusing("cards", 2, "claim", route), red, route + 1)).toBeNull();
  });

  it("names who has it", () => {
    expect(whyRoute(english, refusing("taken", 1, "claim", route), red, route)).toBe("Taken by Otto.");
    expect(whyRoute(english, refusing("taken", 2, "claim", route), red, route)).toContain("neutral");
  });

  it("says it of cities and of whole kinds of actions", () => {
    expect(whyCity(english, refusing("no-port", 0, "harbour", 3), 3)).toBe(english("why-no-port"));
    expect(whyKind(english, refusing("no-tickets", 0, "tickets", 0), "tickets")).toBe(
      english("why-no-tickets"),
    );
    expect(whyKind(english, refusing("no-port", 0, "harbour", 0), "harbour")).toBe(
      english("why-none-harbour"),
    );
    expect(whyKind(english, tableOf("second-card"), "route")).toBe(english("why-second-card"));
  });

  it("holds for everything while somebody else plays", () => {
    const table = tableOf("turn", { refused: [{ reason: "not-your-turn", value: 1, actions: [] }] });
    expect(refusalOf(table, "take", 2)).toMatchObject({ reason: "not-your-turn" });
  });
});

describe("the prompt", () => {
  const prompt = (table: TableData, turn = fresh(5), count = 0) =>
    promptOf(
      english,
      table,
      { question: questionOf(sortLegal(table), turn, table), turn, next: new Set() },
      count,
    );

  it("says what is asked for", () => {
    expect(prompt(tableOf("turn"))).toBe(english("turn-yours"));
    expect(prompt(tableOf("turn", { legal: [choice(1, "pass")] }))).toBe(english("prompt-pass"));
    expect(prompt(tableOf("second-card"))).toBe(english("prompt-second-card"));
    const tunnel = tableOf("pay", { legal: [choice(1, "yield")] }, { turned: { red: 1 } });
    expect(prompt(tunnel)).toBe(english("prompt-tunnel"));
    expect(prompt(tableOf("turn"), begun({ type: "card", card: "red" }), 3)).toContain("3 routes");
  });

  it("names all who are waited for where all choose at once", () => {
    const table = tableOf("first-tickets", {}, { viewer: null });
    table.about.waiting = [0, 1];
    expect(prompt(table)).toBe("Choosing now: Ana, Otto");
    const chosen = { ...table, chosen: choice(1, "keep") };
    expect(questionOf(sortLegal(chosen), fresh(5), chosen)?.name).toBe("chosen");
  });

  it("says who is waited for", () => {
    expect(prompt(tableOf("turn", {}, { seat: 1 }))).toBe("Otto is thinking");
    expect(prompt(tableOf("turn", {}, { viewer: 1 }))).toBe("Ana is playing");
    const resigned = tableOf("turn");
    resigned.about.chairs[0]!.resigned = true;
    expect(prompt(resigned)).toBe("Ana is thinking");
  });

  // The compiler sees to it that none is missing.
  const phases: Record<ViewData["phase"], true> = {
    "first-tickets": true,
    turn: true,
    "second-card": true,
    "choose-tickets": true,
    pay: true,
    over: true,
    neutral: true,
    refill: true,
    pieces: true,
  };

  it.each(Object.keys(phases))("has a sentence for the phase %s", (phase) =>
    expect(prompt(tableOf(phase))).not.toBe(""),
  );
});

describe("keys", () => {
  it("are each bound once", () => {
    const all = keys.flatMap((key) => key.keys);
    expect(new Set(all).size).toBe(all.length);
  });

  it("are read in capitals too, and only where the edition has what they do", () => {
    expect(keyOf(keys, "D")?.about).toBe("key-draw");
    expect(keyOf(keys, "q")).toBeUndefined();
    expect(keyOf(keysFor(["cards", "route", "tickets"], 1), "f")).toBeUndefined();
    expect(keyOf(keysFor(["cards", "harbour"], 2), "f")?.about).toBe("key-draw-second");
  });

  it("are listed in both languages", () => {
    for (const { about } of keys) expect(english(about) && portuguese(about)).not.toBe("");
  });
});

describe("arrows", () => {
  const things = [
    { id: 1, x: 0, y: 0 },
    { id: 2, x: 100, y: 5 },
    { id: 3, x: 60, y: 90 },
    { id: 4, x: -50, y: 0 },
  ];

  it("go to the nearest thing in their direction", () => {
    expect(nextAt("ArrowRight", things[0]!, things)?.id).toBe(2);
    expect(nextAt("ArrowDown", things[0]!, things)?.id).toBe(3);
    expect(nextAt("ArrowLeft", things[0]!, things)?.id).toBe(4);
  });

  it("begin again at the other end", () => expect(nextAt("ArrowRight", things[1]!, things)?.id).toBe(4));

  it("start at what is nearest, if there is anything", () => {
    expect(nearestTo({ x: 90, y: 0 }, things)?.id).toBe(2);
    expect(nearestTo({ x: 0, y: 0 }, [])).toBeNull();
  });
});

describe("finding a city", () => {
  it("needs no accents, and finds later words", () => {
    for (const board of boards) {
      const city = board.cities.find(({ waypoint }) => !waypoint)!;
      expect(citiesLike(board, city.name.slice(0, 4).toUpperCase()).map(({ id }) => id)).toContain(city.id);
    }
    const two = boardWith((board) => board.cities.some(({ name }) => /^\S+ \S+$/.test(name)));
    const city = two.cities.find(({ name }) => /^\S+ \S+$/.test(name))!;
    expect(citiesLike(two, city.name.split(" ")[1]!).map(({ id }) => id)).toContain(city.id);
    expect(citiesLike(two, "  ")).toEqual([]);
  });
});

describe("a tunnel", () => {
  it("is the last one that was told of", () => {
    const entry = (number: number, surcharge: number, ...cards: readonly string[]) =>
      ({
        number,
        events: [
          ...cards.map((card) => ({ type: "turn-over", card, costs: card === "blue" })),
          { type: "tunnel", surcharge },
        ],
      }) as unknown as EntryData;
    expect(tunnelIn([entry(1, 0, "red"), entry(2, 1, "blue", "green", "blue")])).toEqual({
      turned: [
        { card: "blue", costs: true },
        { card: "green", costs: false },
        { card: "blue", costs: true },
      ],
      surcharge: 1,
    });
    expect(tunnelIn([])).toBeNull();
  });

  it("shows a seat its own tunnel that cost nothing more, until it was seen", () => {
    const free = {
      number: 5,
      type: "action",
      at: 0,
      data: {},
      events: [
        { type: "lay", seat: 1, cards: { red: 2 } },
        { type: "turn-over", card: "blue" },
        { type: "tunnel", seat: 1, route: 7, surcharge: 0 },
      ],
    };
    expect(dugIn([free], 1, 4)).toEqual({
      number: 5,
      route: 7,
      laid: { red: 2 },
      turned: [{ card: "blue", costs: false }],
    });
    expect(dugIn([free], 1, 5)).toBeNull();
    expect(dugIn([free], 0, 4)).toBeNull();
    expect(
      dugIn([{ ...free, events: [{ type: "tunnel", seat: 1, route: 7, surcharge: 2 }] }], 1, 4),
    ).toBeNull();
  });
});
