import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { galleryApi } from "../src/gallery/Pages";
import { nextOf } from "../src/game/hotSeat";
import { callings } from "../src/home/callings";
import { Home } from "../src/home/Home";
import { placeIn } from "../src/home/JoinForm";
import { newDraft, wishOf, withEdition, withPlayers, withRival } from "../src/home/wish";
import { Refused, Unreached } from "../src/live/http";
import { heldGames, keepSeat, seatsOf } from "../src/live/seats";
import { Lobby } from "../src/lobby/Lobby";
import type { BoardData, BotData, ChairData, TableData } from "../src/protocol/schema";
import { changeSettings, read } from "../src/settings/settings";
import { calm, click, show, submit } from "./page";
import { english } from "./text";

const edition: BoardData = {
  id: "x",
  board: "x",
  words: {},
  least_players: 2,
  most_players: 5,
  options: { tokens: true },
  company: [],
};
const bot = (name: string): BotData => ({
  name,
  level: true,
  added: false,
  title: name.toUpperCase(),
  about: "",
  parameters: {},
});
const bots = [bot("easy"), bot("normal")];
const chair = (kind: string, name = "", seat: number | null = null): ChairData => ({
  kind,
  name,
  seat,
  unnamed: false,
  color: "carmine",
  picked: false,
  bot: null,
  away: false,
  resigned: false,
  chosen: false,
  vacation: null,
  lapses: 0,
});
const tableOf = (status: string, ...chairs: ChairData[]) =>
  ({
    about: {
      game: "g",
      status,
      edition: "usa",
      board: "usa",
      titles: {},
      chairs,
      waiting: [],
      rematch: null,
    },
    view: null,
  }) as unknown as TableData;

beforeEach(() => localStorage.clear());
afterEach(() => render(null, document.body));

describe("a new game", () => {
  const titles = new Map(bots.map(({ name, title }) => [name, title]));

  it("has a sensible answer to everything", () => {
    const wish = wishOf(newDraft(edition, bots), "", titles);
    expect(wish.chairs.map(({ kind, name }) => [kind, name])).toEqual([
      ["you", ""],
      ["bot", "NORMAL"],
      ["bot", "NORMAL"],
    ]);
    expect(wish).toMatchObject({
      edition: "x",
      options: { tokens: true },
      first: null,
      public: false,
      grace: 120,
      clock: 0,
    });
  });

  it("keeps within the players of its board", () => {
    const full = withPlayers(newDraft(edition, bots), 9, bots);
    expect(full.rivals.length).toBe(4);
    const small = withEdition({ ...full, first: 4 }, { ...edition, most_players: 3 }, bots);
    expect([small.rivals.length, small.first]).toEqual([2, null]);
    expect(withPlayers(full, 0, bots).rivals.length).toBe(1);
  });

  it("waits long where a device is handed around", () => {
    const draft = withRival(newDraft(edition, bots), 0, { kind: "here", name: " Bia " }, bots);
    const wish = wishOf(withRival(draft, 1, { kind: "friend" }, bots), "Ana", titles);
    expect(wish.chairs.map(({ kind, name }) => [kind, name])).toEqual([
      ["you", "Ana"],
      ["you", "Bia"],
      ["open", ""],
    ]);
    expect(wish.grace).toBeGreaterThan(7 * 24 * 3600);
  });
});

describe("who begins", () => {
  const company = ["ana", "emil"].map((name) => ({ ...bot(name), level: false, character: {} }) as BotData);
  const all = [...bots, ...company];

  it("is asked by names, and by numbers only where two are called the same", () => {
    const rivals = [
      { kind: "bot", bot: "emil" },
      { kind: "bot", bot: "easy" },
      { kind: "here", name: " Bia " },
      { kind: "friend" },
      { kind: "friend" },
    ] as const;
    const friend = english("home-friend");
    expect(callings(rivals, all, english)).toEqual([
      "EMIL",
      english("home-bot", { title: "EASY" }),
      "Bia",
      english("home-player-named", { name: friend, number: 5 }),
      english("home-player-named", { name: friend, number: 6 }),
    ]);
  });

  it("stays the same person when two change places, and the same chair when somebody else sits down", () => {
    const draft = { ...newDraft({ ...edition, company: ["ana", "emil"] }, all), first: 2 };
    const swapped = withRival(draft, 0, { kind: "bot", bot: "emil" }, all);
    expect(swapped.rivals.map((one) => one.kind === "bot" && one.bot)).toEqual(["emil", "ana"]);
    expect(swapped.first).toBe(1);
    expect(withRival(draft, 1, { kind: "friend" }, all).first).toBe(2);
  });
});

describe("the first page", () => {
  it("opens the game that was chosen, and keeps its secret links", async () => {
    const open = vi.fn(async () => ({ game: "abc", host: "h", tokens: { 0: "t" } }));
    await show(<Home api={{ ...galleryApi, open }} />);
    await click(".edition input", 1);
    await click(".segments input", 0);
    await submit(".new-game");
    expect(open.mock.calls[0]).toMatchObject([{ chairs: [{ kind: "you" }, { kind: "bot", bot: "emil" }] }]);
    expect(seatsOf("abc")).toMatchObject({ chairs: { 0: "t" }, host: "h" });
    expect(location.hash).toBe("#/game/abc");
  });

  it("says what the server refused", async () => {
    const problem = new Refused(400, { error: "e", message: "No such thing.", fields: null, table: null });
    const page = await show(<Home api={{ ...galleryApi, open: () => Promise.reject(problem) }} />);
    await submit(".new-game");
    expect(page.querySelector("[role=alert]")!.textContent).toContain("No such thing.");
    expect(heldGames()).toEqual([]);
  });

  it("tries again when the server comes back", async () => {
    const boards = vi.fn(galleryApi.boards).mockRejectedValueOnce(new Unreached());
    const page = await show(<Home api={{ ...galleryApi, boards }} />);
    expect(page.querySelector("[role=alert]")!.textContent).toContain(english("home-unreached"));
    await click("[role=alert] button");
    expect(page.querySelectorAll(".edition").length).toBe((await galleryApi.boards()).length);
    expect(page.querySelector("[role=alert]")).toBeNull();
  });
});

describe("games on the first page", () => {
  it("go on from a save file, and what is none is told", async () => {
    const load = vi.fn(async () => ({ game: "old", host: "h", tokens: { 0: "a", 1: "b" } }));
    const page = await show(<Home api={{ ...galleryApi, load }} />);
    const choose = async (words: string) => {
      const input = page.querySelector<HTMLInputElement>("input[type=file]")!;
      Object.defineProperty(input, "files", { value: [new File([words], "game.json")], configurable: true });
      input.dispatchEvent(new Event("change"));
      await calm();
    };
    await choose("no JSON");
    expect(page.querySelector(".save-file")!.textContent).toContain(english("home-bad-save"));
    load.mockRejectedValueOnce(new Unreached());
    await choose('{"edition": "x"}');
    expect(page.querySelector(".save-file")!.textContent).toContain(english("home-unreached"));
    load.mockClear();
    await choose('{"edition": "x"}');
    expect(load.mock.calls).toMatchObject([[{ save: { edition: "x" } }]]);
    expect(seatsOf("old").chairs).toEqual({ 0: "a", 1: "b" });
  });

  it("are found in whatever was pasted", () => {
    expect(placeIn(" https://trilhos.example/#/game/abc-42 ")).toEqual(["abc-42"]);
    expect(placeIn("http://10.0.0.2:8000/#/game/abc/secret_1")).toEqual(["abc", "secret_1"]);
    expect(placeIn("abc-42")).toEqual(["abc-42"]);
    expect(placeIn("  ")).toBeNull();
    expect(placeIn("https://elsewhere.example/page")).toBeNull();
  });

  it("say whose turn it is", () => {
    const table = tableOf("running", chair("person", "Ana", 1), chair("person", "Bia", 0));
    const running = { ...table, about: { ...table.about, waiting: [1] } };
    expect(nextOf(running, [0, 1])).toBe(0);
    expect(nextOf(running, [1])).toBeNull();
    expect(nextOf(table, [0])).toBeNull();
  });
});

describe("the lobby", () => {
  const seats = { chairs: { 0: "token" }, at: 0 };
  const table = tableOf("open", chair("person", "Ana"), chair("open"));

  it("lets whoever made the game start it with bots", async () => {
    const start = vi.fn(async () => ({ number: 3 }));
    const props = { game: "g", table, held: { ...seats, host: "host" }, onSeats: vi.fn() };
    const page = await show(<Lobby {...props} api={{ ...galleryApi, start }} />);
    await submit(".start");
    expect(start).toHaveBeenCalledWith("g", "host", { bots: ["marcus"], bot: "normal" }); // at home there
    await vi.waitFor(() => expect(page.querySelector(".qr path")!.getAttribute("d")).toMatch(/^M.{1000}/));
  });

  it("lets nobody else start it", async () => {
    const page = await show(<Lobby game="g" table={table} held={seats} onSeats={vi.fn()} api={galleryApi} />);
    expect(page.querySelector(".start")).toBeNull();
    expect(page.textContent).toContain(english("lobby-wait"));
  });

  it("gives a chair to whoever comes by link", async () => {
    changeSettings({ name: "Bia" });
    const join = vi.fn(async () => ({ game: "g", chair: 1, token: "new" }));
    const onSeats = vi.fn();
    const held = { chairs: {}, at: 0 };
    await show(<Lobby game="g" table={table} held={held} onSeats={onSeats} api={{ ...galleryApi, join }} />);
    await submit("form.join-line");
    expect(join).toHaveBeenCalledWith("g", "Bia", null, null);
    expect(seatsOf("g").chairs).toEqual({ 1: "new" });
    expect(onSeats).toHaveBeenCalledOnce();
  });

  it("is left though an earlier answer was lost, but not while the server is away", async () => {
    keepSeat("g", 0, "token");
    const leave = vi.fn(async () => ({ number: 4 })).mockRejectedValueOnce(new Unreached());
    const void401 = new Refused(401, { error: "wrong-token", message: "", fields: null, table: null });
    leave.mockRejectedValueOnce(void401);
    const page = await show(
      <Lobby game="g" table={table} held={seats} onSeats={vi.fn()} api={{ ...galleryApi, leave }} />,
    );
    const leaving = ".lobby-foot > .button:last-child";
    await click(leaving);
    expect(page.querySelector("[role=alert]")!.textContent).toBe(english("home-unreached"));
    expect(seatsOf("g").chairs).toEqual({ 0: "token" });
    await click(leaving);
    expect(seatsOf("g").chairs).toEqual({});
    expect(location.hash).toBe("#/");
  });

  it("keeps a chair for the holder of its link", async () => {
    const join = vi.fn(async () => ({ game: "g", chair: 1, token: "kept" }));
    const kept = tableOf("open", chair("bot", "Otto"), chair("link"));
    const held = { chairs: { 1: "kept" }, at: 0 };
    await show(<Lobby game="g" table={kept} held={held} onSeats={vi.fn()} api={{ ...galleryApi, join }} />);
    await submit("form.join-line");
    expect(join.mock.calls[0]).toEqual(["g", expect.any(String), "kept", null]);
  });
});

describe("settings", () => {
  it("are those of today, whatever was kept", () => {
    expect(read("rubbish")).toEqual(read(null));
    expect(read('{"theme": "dark", "sounds": {"card": false}, "gone": 1, "glyphs": "yes"}')).toMatchObject({
      theme: "dark",
      glyphs: true,
      sounds: { card: false, train: true },
    });
    expect(read('{"language": "xx", "theme": "pink", "pace": "slow"}')).toMatchObject({
      language: "system",
      theme: "system",
      pace: "quick",
    });
  });

  it("keep what older pages called the pace", () => {
    const paces = ["off", "fast", "normal", "slow", "odd"].map(
      (motion) => read(JSON.stringify({ motion })).pace,
    );
    expect(paces).toEqual(["instant", "quick", "quick", "calm", "quick"]);
    expect(read('{"motion": "off", "pace": "steps"}').pace).toBe("steps");
  });
});
