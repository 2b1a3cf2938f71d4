import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import people from "../../src/trilhos/bots/characters.json";
import type { Board } from "../src/boards/board";
import { galleryApi } from "../src/gallery/Pages";
import { Home } from "../src/home/Home";
import {
  coloursOf,
  newDraft,
  type Rival,
  takenIn,
  withEdition,
  withPlayers,
  withRival,
} from "../src/home/wish";
import { Refused } from "../src/live/http";
import { Lobby } from "../src/lobby/Lobby";
import { Narrator } from "../src/log/narrator";
import { FaceDrawing } from "../src/people/FaceDrawing";
import { features, hair } from "../src/people/parts";
import type { BoardData, BotData, ChairData, EntryData, Face, TableData } from "../src/protocol/schema";
import { changeSettings, setting } from "../src/settings/settings";
import { nameOf } from "../src/view/seats";
import { all, calm, click, show, submit } from "./page";
import { english } from "./text";

const edition: BoardData = {
  id: "x",
  board: "x",
  words: {},
  least_players: 2,
  most_players: 5,
  options: {},
  company: ["ana", "bea", "cy", "di"],
};
const character = (name: string): BotData => ({
  name,
  level: false,
  added: false,
  title: name,
  about: "",
  parameters: {},
  character: { bot: "normal", stars: 3, style: "", home: "x", face: people[0]!.face as Face },
});
const normal: BotData = { ...character("normal"), level: true, character: null };
const bots = [normal, ...["ana", "bea", "cy", "di", "eve"].map(character)];
const botsIn = (rivals: readonly Rival[]) => rivals.map((one) => (one.kind === "bot" ? one.bot : one.kind));
const asked = (bot: string): Rival => ({ kind: "bot", bot });

beforeEach(() => localStorage.clear());
afterEach(() => {
  render(null, document.body);
  changeSettings({ colour: "", lines: true });
});

describe("opponents who are proposed", () => {
  it("are the board's company, nobody twice, whatever the number of players", () => {
    for (const players of [2, 3, 4, 5]) {
      const { rivals } = withPlayers(newDraft(edition, bots), players, bots);
      expect(botsIn(rivals)).toEqual(edition.company.slice(0, players - 1));
    }
    expect(botsIn(newDraft(edition, [normal]).rivals)).toEqual(["normal", "normal"]);
  });

  it("change with the board; those who were asked for stay", () => {
    const other = { ...edition, company: ["di", "bea", "ana"] };
    const draft = withRival(newDraft(edition, bots), 1, asked("eve"), bots);
    expect(botsIn(withEdition(draft, other, bots).rivals)).toEqual(["di", "eve"]);
    const wanted = withRival(draft, 1, asked("di"), bots);
    expect(botsIn(withEdition(wanted, other, bots).rivals)).toEqual(["bea", "di"]);
  });

  it("change places when somebody is asked for who sits already; bots without a face can be several", () => {
    const draft = newDraft(edition, bots);
    expect(botsIn(withRival(draft, 0, asked("bea"), bots).rivals)).toEqual(["bea", "ana"]);
    const plain = withRival(withRival(draft, 0, asked("normal"), bots), 1, asked("normal"), bots);
    expect(botsIn(plain.rivals)).toEqual(["normal", "normal"]);
  });
});

const chair = (kind: string, name: string, color: ChairData["color"], picked: boolean): ChairData => ({
  ...{ kind, name, color, picked },
  ...{
    unnamed: false,
    seat: null,
    bot: null,
    away: false,
    resigned: false,
    chosen: false,
    vacation: null,
    lapses: 0,
  },
});
const room = {
  about: {
    ...{ game: "g", status: "open", edition: "usa", board: "usa", titles: {}, waiting: [], rematch: null },
    chairs: [
      chair("person", "Ana", "amber", true),
      chair("person", "Rui", "jade", true),
      chair("bot", "Bia", "carmine", false),
    ],
  },
  view: null,
} as unknown as TableData;

describe("colours", () => {
  it("are what was chosen, and what is left for the rest", () => {
    const draft = { ...newDraft(edition, bots), colour: "jade" as const };
    expect(coloursOf(draft)).toEqual(["jade", "carmine", "cobalt"]);
    const here = withRival(draft, 0, { kind: "here", name: "", colour: "carmine" }, bots);
    expect(coloursOf(here)).toEqual(["jade", "carmine", "cobalt"]);
    expect([...takenIn(here, 0)]).toEqual(["carmine"]);
    expect([...takenIn(here, 2)]).toEqual(["jade", "carmine"]);
  });

  it("are chosen on the first page, and kept for the next game", async () => {
    const open = vi.fn(async () => ({ game: "abc", host: "h", tokens: { 0: "t" } }));
    await show(<Home api={{ ...galleryApi, open }} />);
    await click(".own-chair .colours input", 3);
    await submit(".new-game");
    expect(open.mock.calls[0]).toMatchObject([{ chairs: [{ color: "amber" }, {}, {}] }]);
    expect(setting("colour")).toBe("amber");
  });

  it("of others can't be had in the lobby; a bot gives way, and what the server refuses is told", async () => {
    const refused = new Refused(409, { error: "colour-taken", message: "Taken.", fields: null, table: null });
    const dress = vi.fn(async () => ({ game: "g", chair: 0, token: "t" })).mockRejectedValueOnce(refused);
    const held = { chairs: { 0: "t" }, at: 0 };
    await show(<Lobby game="g" table={room} held={held} onSeats={vi.fn()} api={{ ...galleryApi, dress }} />);
    const inputs = all(".lobby .colours input") as HTMLInputElement[];
    expect(inputs.map(({ disabled }) => disabled)).toEqual([false, false, true, false, false]);
    expect(inputs.findIndex(({ checked }) => checked)).toBe(3);
    await click(".lobby .colours input", 0);
    expect(dress).toHaveBeenCalledWith("g", room.about.chairs[0], "t", "carmine");
    expect(document.querySelector("[role=alert]")!.textContent).toContain("Taken.");
  });
});

describe("the chooser", () => {
  const key = (input: Element, pressed: string) =>
    act(() => {
      input.dispatchEvent(new KeyboardEvent("keydown", { key: pressed, bubbles: true, cancelable: true }));
    });

  it("shows everybody, and a press chooses and closes", async () => {
    await show(<Home api={galleryApi} />);
    await click(".rival", 0);
    expect(all(".person").length).toBe(people.length);
    const names = all(".person b").map(({ textContent }) => textContent);
    const kenji = all(".person")[names.indexOf("Kenji")]!;
    kenji.dispatchEvent(new MouseEvent("click", { detail: 1, bubbles: true }));
    await calm();
    expect(document.querySelector(".people")).toBeNull();
    expect(all(".rival")[0]!.textContent).toContain("Kenji");
  });

  it("chooses by arrow keys, and Enter closes without beginning the game", async () => {
    const open = vi.fn();
    await show(<Home api={{ ...galleryApi, open }} />);
    await click(".rival", 0);
    const input = all(".person input")[5] as HTMLInputElement;
    const name = all(".person b")[5]!.textContent!;
    input.click(); // as arrow keys do: no press
    await calm();
    expect(document.querySelector(".people")).not.toBeNull();
    await key(input, "Enter");
    await calm();
    expect(document.querySelector(".people")).toBeNull();
    expect(all(".rival")[0]!.textContent).toContain(name);
    expect(open).not.toHaveBeenCalled();
  });

  it("has levels, bots that were added, and people of flesh and blood, too", async () => {
    const added = { ...normal, name: "cmd:mine", title: "mine", level: false, added: true };
    const idle = { ...normal, name: "random", title: "random", level: false };
    const api = { ...galleryApi, bots: async () => [...(await galleryApi.bots()), added, idle] };
    await show(<Home api={api} />);
    await click(".rival", 0);
    const others = all(".other b").map(({ textContent }) => textContent);
    expect(others).toEqual([
      english("home-friend"),
      english("home-here"),
      ...["easy", "normal", "hard", "mine"].map((title) => english("home-bot", { title })),
    ]);
  });
});

describe("faces", () => {
  it("are drawn of parts that are there, each another", () => {
    const drawn = people.map(({ face }) => {
      render(<FaceDrawing face={face as Face} size={28} />, document.body);
      expect(Object.keys(hair)).toContain(face.hair);
      for (const one of face.more) expect(Object.keys(features)).toContain(one);
      return [...document.querySelectorAll("path")].map((path) => path.getAttribute("d")).join();
    });
    expect(new Set(drawn).size).toBe(people.length); // told apart without any colour
    const odd = { ...people[0]!.face, hair: "mohawk", more: ["monocle"] } as unknown as Face;
    render(<FaceDrawing face={odd} size={28} />, document.body);
    expect(document.querySelectorAll("path").length).toBeGreaterThan(5);
  });
});

describe("whoever has no name", () => {
  const table = {
    you: 0,
    seat: 1,
    about: {
      chairs: [
        { kind: "person", name: "Player", unnamed: true, seat: 1 },
        { kind: "person", name: "Player 2", unnamed: true, seat: 0 },
      ],
    },
  } as unknown as TableData;

  it("is called You by themselves, and by the given name by all others", () => {
    expect(nameOf(table, 1, "You")).toBe("You");
    expect(nameOf(table, 0, "You")).toBe("Player 2");
    expect(nameOf({ ...table, seat: 0 }, 1, "You")).toBe("Player");
  });

  it("is told of with the right grammar", () => {
    const narrator = new Narrator({ routes: [] } as unknown as Board, english);
    const entry = (number: number, type: string, data: object) =>
      ({ number, type, data, at: 0 }) as EntryData;
    narrator.hear(table, [
      entry(1, "joined", { chair: 0, name: "Player" }),
      entry(2, "joined", { chair: 0, name: "Player", renamed: true }),
      entry(3, "joined", { chair: 1, name: "Player 2" }),
      entry(4, "back", { chair: 0 }),
      entry(5, "away", { chair: 0 }),
    ]);
    expect(narrator.lines.map(({ parts }) => parts.join(""))).toEqual([
      "You sat down.",
      "Player 2 sat down.",
      "You came back.",
      "You left for a while: a bot plays on.",
    ]);
  });
});
