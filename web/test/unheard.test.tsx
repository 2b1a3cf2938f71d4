import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { App } from "../src/App";
import { type Board, bareBoard } from "../src/boards/board";
import { loadBoard } from "../src/boards/load";
import { offerPart } from "../src/boards/part";
import { Finale } from "../src/count/Finale";
import { galleryApi } from "../src/gallery/Pages";
import { NewGame } from "../src/home/NewGame";
import type { Followed, Link } from "../src/live/link";
import { Narrator } from "../src/log/narrator";
import { Boundary } from "../src/look/Boundary";
import type { Choice, EntryData, EventData, TableData } from "../src/protocol/schema";
import { ReplayPage } from "../src/replay/ReplayPage";
import { loadBook, RulesBook } from "../src/rules/RulesBook";
import { PlayTable } from "../src/turn/PlayTable";
import numbers from "./numbers.json";
import { all, clear, click, PATIENT, show } from "./page";
import { asked } from "./samples";
import { english, portuguese } from "./text";

// A server that knows more than this page: every name in capitals is one that the page has never heard.
const { board, sample } = asked("claim")[0]!;
const choice = (id: number, verb: string, notation: string) =>
  ({ id, verb, notation, argument: 0 }) as Choice;
const entry = (number: number, ...events: EventData[]): EntryData => ({
  number,
  type: number === 1 ? "started" : "action",
  at: 0,
  data: {},
  events,
});

function tableOf(view: object = {}, more: object = {}): TableData {
  const { seat } = sample.view;
  const about = {
    game: "g",
    number: 5,
    position: 5,
    status: "running",
    edition: board.name,
    board: board.name,
    titles: {},
    players: 2,
  };
  const chairs = sample.names.map((name, i) => ({ kind: "person", name, seat: i, bot: null }));
  return {
    about: { ...about, rematch: null, waiting: [seat], chairs, timing: null },
    view: {
      viewer: seat,
      turn: 3,
      turns_left: null,
      stalls_in: null,
      market: ["red", "BRASS", null, "train-BRASS", "blue"],
      ticket_deck: [],
      stations: { ATLANTIS: 0 },
      harbours: {},
      ...sample.view,
      hand: { red: 2, BRASS: 3 },
      decks: { train: 20, TRAM: 8 },
      routes: { ...sample.view.routes, 1: "DROWNED" },
      ...view,
    },
    legal: [choice(1, "draw", "draw train"), choice(70, "DIG", "dig Suez"), choice(71, "DIG", "dig Kiel")],
    refused: [{ verb: "claim", arguments: [0], reason: "FLOODED", value: 2 }],
    outlook: sample.outlook,
    result: null,
    seat,
    you: seat,
    can_undo: false,
    ...more,
  } as unknown as TableData;
}

const entries = [
  entry(1, { type: "deal", seat: 0, card: "BRASS" }),
  entry(2, { type: "QUAKE", seat: 0 }),
  entry(3, { type: "claim", seat: 1, route: 100_000, points: 4 }),
  entry(4, { type: "reshuffle", deck: "TRAM", count: 3 }),
  entry(5, { type: "take", seat: 0, slot: 2, card: "BRASS" }),
];
const followed = { status: "live", entries, waiting: 0, refused: null, ahead: null } as unknown as Followed;
const act = vi.fn();
const link = { game: "g", token: null, act } as unknown as Link;
const table = (data: TableData, on: Board = board) =>
  show(<PlayTable board={on} link={link} followed={{ ...followed, table: data }} table={data} />);
const noted = vi.fn();

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockImplementation(noted);
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
});
afterEach(() => {
  clear();
  vi.clearAllMocks();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const failures = () => all(".part-failed").length;

describe("a table with names that nobody has heard", () => {
  it("shows cards, decks and events by their plain names, and all its parts", async () => {
    const page = await table(tableOf());
    expect(failures()).toBe(0);
    for (const name of ["3 × BRASS", "TRAM", "Ana: QUAKE", "Bia: claim"])
      expect(page.innerHTML).toContain(name);
    expect(all(".board .route").length).toBe(board.routes.length);
    expect(all(".player").length).toBe(sample.names.length);
  });

  it("offers a verb by its name, and its choices as the server writes them", async () => {
    await table(tableOf());
    expect(all("[data-kind=DIG]")[0]!.dataset.actions).toBe("70 71");
    await click("[data-kind=DIG]");
    expect(all(".sheet [data-action]").map((one) => one.textContent)).toEqual(["dig Suez", "dig Kiel"]);
    await click('.sheet [data-action="71"]');
    expect(act).toHaveBeenCalledWith(71);
  });

  it("asks by itself in a phase of such choices only", async () => {
    const page = await table(tableOf({ phase: "CANAL" }, { legal: [choice(70, "DIG", "dig Suez")] }));
    expect(page.querySelector(".prompt")!.textContent).toContain("CANAL");
    await click('.sheet [data-action="70"]');
    expect(act).toHaveBeenCalledWith(70);
  });

  it("says why not by the plain reason", async () => {
    const page = await table(tableOf());
    page
      .querySelector('[data-route="0"]')!
      .dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
    await vi.waitFor(
      () => expect(page.querySelector(".route-tip")!.textContent).toContain("FLOODED"),
      PATIENT,
    );
  });
});

describe("a table of which something is missing", () => {
  it("lists what can be done where a sheet can't be shown", async () => {
    const pay = { ...choice(9, "pay", "pay 2 BRASS"), cards: { BRASS: 2 } };
    await table(tableOf({ phase: "pay", paying_for: { route: 100_000 } }, { legal: [pay] }));
    expect(failures()).toBe(1);
    expect(noted).toHaveBeenCalled();
    await click('[data-action="9"]');
    expect(act).toHaveBeenCalledWith(9);
    expect(all(".player").length).toBe(sample.names.length);
  });

  it("goes on without its board: what would be pointed at is listed", async () => {
    const name = "MOON";
    const claim = choice(7, "claim", "claim Mare-Crater");
    const page = await table(
      tableOf({}, { legal: [claim, choice(1, "draw", "draw train")] }),
      bareBoard(name),
    );
    expect(page.textContent).toContain(english("board-unknown", { board: name }));
    expect(all(".stack[data-action='1']").length).toBe(1);
    await click("[data-kind=claim]");
    await click('.sheet [data-action="7"]');
    expect(act).toHaveBeenCalledWith(7);
  });

  it("gets a bare board where the server has none", async () => {
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 404 }));
    expect((await loadBoard("MOON")).routes).toEqual([]);
    vi.unstubAllGlobals();
  });
});

describe("a part that can't be shown", () => {
  const Broken = ({ broken }: { broken: boolean }) => {
    if (broken) throw new Error("broken");
    return <p>whole</p>;
  };
  const parts = (broken: boolean, of: number) =>
    show(
      <>
        <Boundary of={of}>
          <Broken broken={broken} />
        </Boundary>
        <p>the rest</p>
      </>,
    );

  it("says so, leaves the rest, is noted, and is tried again with what comes next", async () => {
    const page = await parts(true, 1);
    expect(page.textContent).toBe(`${english("part-failed")}the rest`);
    expect(noted).toHaveBeenCalledTimes(1);
    await parts(false, 1);
    expect(page.textContent).toContain(english("part-failed"));
    await parts(false, 2);
    expect(page.textContent).toBe("wholethe rest");
  });

  it("does so in both languages", () => {
    expect(portuguese("part-failed")).not.toBe(english("part-failed"));
  });
});

describe("the log", () => {
  it.each([
    ["of a kind that is unknown", { type: "QUAKE" }, "QUAKE"],
    ["of an end for an unknown reason", { type: "over", reason: "FLOOD" }, "over"],
    ["that misses what its sentence needs", { type: "tunnel", seat: 0 }, "Ana: tunnel"],
    ["about a ticket of another board", { type: "offer", seat: 0, ticket: { id: 9999 } }, "Ana: offer"],
  ])("names an event %s", (_, event, told) => {
    const narrator = new Narrator(board, english);
    narrator.hear(tableOf(), [entry(2, event as EventData), entry(3, { type: "pass", seat: 1 })]);
    expect(narrator.lines.map(({ parts }) => parts.join(""))).toEqual([told, expect.stringContaining("Bia")]);
    expect(noted).toHaveBeenCalledTimes(1);
  });
});

const result = {
  sheets: [0, 1].map((seat) => ({ seat, lines: { routes: 9, PASSES: 4 + seat }, total: 13 + seat })),
  winners: [1],
  reason: "FLOOD",
  decided_by: "HEIGHT",
  finale: [0, 1].map((seat) => ({ seat, failed: [], completed: [], borrowed: [], longest: null })),
};

describe("the end", () => {
  it("counts lines, ties and reasons by their plain names", async () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
    const over = tableOf({}, { result });
    const page = await show(<Finale board={board} link={link} table={over} />);
    await vi.waitFor(() => {
      document.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
      expect(page.querySelector("table")?.textContent).toContain("PASSES");
    }, PATIENT);
    for (const name of ["FLOOD", "HEIGHT"]) expect(page.textContent).toContain(name);
    expect(failures()).toBe(0);
  });

  it("is replayed", async () => {
    const over = tableOf({}, { result });
    const view = over.view!;
    const answer = (path: string) => {
      if (path.includes("/news")) return { entries, table: over };
      if (path.includes("/story")) return entries;
      return [{ number: 0, public: view, seats: [view, view] }];
    };
    vi.stubGlobal("fetch", async (path: string) => Response.json(answer(path)));
    const page = await show(<ReplayPage game="g" at={4} />);
    await vi.waitFor(
      () => expect(page.querySelector(".replay-log")?.textContent).toContain("QUAKE"),
      PATIENT,
    );
    expect(page.textContent).toContain("BRASS");
    expect(failures()).toBe(0);
  });
});

describe("around a game", () => {
  it("an edition and its options are offered by their plain names", async () => {
    const [known] = await galleryApi.boards();
    const moon = { ...known!, id: "MOON", words: {}, options: { LOW_GRAVITY: false } };
    const page = await show(
      <NewGame boards={[moon]} bots={await galleryApi.bots()} onOpen={async () => {}} />,
    );
    expect(page.querySelector(".edition .title")!.textContent).toBe("MOON");
    expect(page.textContent).toContain("LOW_GRAVITY");
  });

  it("the rules of an edition that the page doesn't know lead home", async () => {
    location.hash = "#/rules/MOON";
    vi.stubGlobal("fetch", async () => Response.json([]));
    const page = await show(<App />);
    await vi.waitFor(() => expect(page.textContent).toContain(english("page-unknown")), PATIENT);
    vi.unstubAllGlobals();
    expect(page.querySelector('a[href="#/"]')).not.toBeNull();
    location.hash = "";
  });

  it("a section of the rules that can't be shown is left out alone", async () => {
    offerPart(`${board.name}/rules`, (numbers as Record<string, unknown>)[board.name]);
    const book = await loadBook(board.name, "en");
    const missing = Object.assign(
      ((key, values) =>
        key === "rules-turn-lead" ? expect.fail(key) : book.text(key, values)) as typeof book.text,
      { has: book.text.has },
    );
    const page = await show(<RulesBook board={board} book={{ ...book, text: missing }} boards={[]} />);
    expect(failures()).toBe(1);
    expect(page.textContent).toContain(book.text("rules-cards-title"));
  });
});
