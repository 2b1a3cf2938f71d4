import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { galleryApi } from "../src/gallery/Pages";
import { nextOf, shownFor } from "../src/game/hotSeat";
import { Opening } from "../src/game/Opening";
import { Toasts } from "../src/game/Toasts";
import { takeSeat } from "../src/game/takeSeat";
import { api } from "../src/live/api";
import { Unreached } from "../src/live/http";
import type { Followed, Link } from "../src/live/link";
import { keepSeat, seatsOf } from "../src/live/seats";
import { endingOf } from "../src/look/DeadEnd";
import { GameMenu } from "../src/menu/GameMenu";
import type { EntryData, TableData } from "../src/protocol/schema";
import { changeSettings } from "../src/settings/settings";
import { Talk } from "../src/talk/Talk";
import { click, show, submit } from "./page";
import "./boards";
import { english, portuguese } from "./text";

const FOLLOWED: Followed = {
  status: "live",
  reason: null,
  table: null,
  entries: [],
  waiting: 0,
  pending: false,
  refused: null,
  screens: 0,
  pointing: null,
  ahead: null,
};

/** Chairs 0 and 1 are people, 2 is a bot; they sit in another order. */
const tableOf = (seat: number, more: Partial<TableData> = {}) =>
  ({
    about: {
      game: "g",
      status: "running",
      edition: "usa",
      board: "usa",
      titles: {},
      rematch: null,
      waiting: [seat],
      deal: "trilhos-deal/2",
      commitment: "abcd".repeat(16),
      chairs: [
        { kind: "person", name: "Ana", seat: 2 },
        { kind: "person", name: "Bia", seat: 0 },
        { kind: "bot", name: "Otto", seat: 1 },
      ],
    },
    view: { seat },
    you: 0,
    can_undo: false,
    ...more,
  }) as unknown as TableData;

beforeEach(() => localStorage.clear());
afterEach(() => render(null, document.body));

describe("several people at one device", () => {
  it("ask before anybody's cards are shown", () => {
    expect(shownFor(tableOf(2), [0, 1], null)).toEqual({ what: "hand-over", chair: 0 });
    expect(shownFor(tableOf(2), [0, 1], 0)).toEqual({ what: "table" });
    expect(shownFor(tableOf(0), [0, 1], 0)).toEqual({ what: "hand-over", chair: 1 });
  });

  it("choose first tickets one after the other, and give the device on", () => {
    const all = { ...tableOf(0).about, waiting: [0, 1, 2] };
    expect(shownFor(tableOf(0, { about: all }), [0, 1], 0)).toEqual({ what: "table" });
    const chosen = tableOf(0, { about: { ...all, waiting: [0, 1] }, can_undo: true });
    expect(shownFor(chosen, [0, 1], 0)).toEqual({ what: "hand-over", chair: 1 });
    const elsewhere = tableOf(0, { about: { ...all, waiting: [1] }, can_undo: true });
    expect(shownFor(elsewhere, [0, 1], 1)).toEqual({ what: "table" });
  });

  it("hide them while bots play, but not before a move is final", () => {
    expect(shownFor(tableOf(1), [0, 1], 0)).toEqual({ what: "public" });
    expect(shownFor(tableOf(1, { can_undo: true }), [0, 1], 0)).toEqual({ what: "table" });
    expect(shownFor(tableOf(1), [0, 1], null)).toEqual({ what: "public" });
  });

  it("are not asked, nor called, for somebody who has resigned", () => {
    const table = tableOf(2);
    table.about.chairs[0]!.resigned = true;
    expect(shownFor(table, [0, 1], null)).toEqual({ what: "public" });
    expect(nextOf(table, [0, 1])).toBeNull();
    expect(nextOf(tableOf(2), [0, 1])).toBe(0);
  });

  it("are not asked when there is only one, or the game is over", () => {
    expect(shownFor(tableOf(0), [0], 0)).toEqual({ what: "table" });
    const over = tableOf(0);
    expect(shownFor({ ...over, about: { ...over.about, status: "finished" } }, [0, 1], null)).toEqual({
      what: "table",
    });
  });
});

describe("a secret link", () => {
  const renew = vi.fn(async () => ({ game: "g", chair: 0, token: "fresh" }));
  afterEach(() => vi.unstubAllGlobals());

  it("brings a seat that is played elsewhere, and is used up with it", async () => {
    await takeSeat({ ...galleryApi, table: async () => tableOf(0), renew }, "g", "old");
    expect(renew).toHaveBeenCalledWith("g", "old");
    expect(seatsOf("g").chairs).toEqual({ 0: "fresh" });
  });

  it("brings the seat though the first answer was lost, by the token that was asked for", async () => {
    const asked: string[] = [];
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body).secret);
      if (asked.length === 1) throw new TypeError("no connection");
      return new Response(JSON.stringify({ game: "g", chair: 0, token: asked[1] }), { status: 201 });
    });
    const seated = { ...galleryApi, table: async () => tableOf(0), renew: api.renew };
    await expect(takeSeat(seated, "g", "old")).rejects.toThrow(Unreached);
    const moved = { ...seated, table: () => expect.fail("the old link may be void by now") };
    await takeSeat(moved, "g", "old");
    expect(asked[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]).toBe(asked[0]);
    expect(seatsOf("g").chairs).toEqual({ 0: asked[0] });
  });

  it("doesn't bring anybody back who has gone elsewhere meanwhile", async () => {
    location.hash = "#/game/g/mine";
    let tell = (_: Response) => {};
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => (tell = done)));
    await show(<Opening game="g" token="mine" />);
    location.hash = "#/";
    render(null, document.body);
    const table = tableOf(0);
    table.about.chairs[0]!.kind = "link";
    tell(new Response(JSON.stringify(table)));
    await vi.waitFor(() => expect(seatsOf("g").chairs).toEqual({ 0: "mine" }));
    expect(location.hash).toBe("#/");
  });

  it("keeps a chair on which nobody sits yet", async () => {
    const table = tableOf(0);
    table.about.chairs[0]!.kind = "link";
    await takeSeat({ ...galleryApi, table: async () => table }, "g", "mine");
    expect(seatsOf("g").chairs).toEqual({ 0: "mine" });
  });

  it("changes nothing where its seat is already", async () => {
    keepSeat("g", 0, "mine");
    await takeSeat(galleryApi, "g", "mine");
    expect(seatsOf("g").chairs).toEqual({ 0: "mine" });
  });
});

describe("what went wrong", () => {
  it("has a sentence in both languages", () => {
    for (const reason of [
      "taken-over",
      "given-to-bot",
      "left",
      "unknown-game",
      "wrong-token",
      "no-spectators",
      "strange",
      null,
    ])
      for (const text of [english, portuguese]) expect(text(endingOf(reason)).length).toBeGreaterThan(10);
  });

  it("is a quiet line", async () => {
    const lost = { ...FOLLOWED, status: "lost" } as const;
    const page = await show(<Toasts followed={{ ...lost, table: tableOf(0), waiting: 2 }} />);
    expect(page.textContent).toContain(english("toast-lost"));
    expect(page.textContent).toContain(english("toast-waiting", { count: 2 }));
    await show(<Toasts followed={lost} />); // who watches has no moves to keep
    expect(page.textContent).toContain(english("toast-lost-watching"));
    await show(<Toasts followed={FOLLOWED} />);
    expect(page.querySelector(".toast")).toBeNull();
  });

  it("can be put away, and comes again with the next refusal", async () => {
    const page = await show(<Toasts followed={{ ...FOLLOWED, refused: "Not your turn." }} />);
    await click(".toast button");
    expect(page.textContent).not.toContain("Not your turn.");
    await show(<Toasts followed={FOLLOWED} />);
    await show(<Toasts followed={{ ...FOLLOWED, refused: "Not your turn." }} />);
    expect(page.textContent).toContain("Not your turn.");
  });
});

describe("the game's menu", () => {
  const link = (resign = vi.fn()) => ({ game: "g", token: "secret", resign }) as unknown as Link;

  it("says what is what on the board, without leaving the game", async () => {
    const page = await show(<GameMenu link={link()} table={tableOf(0)} api={galleryApi} />);
    await click(".menu-button");
    await click(".menu-items .button", 1);
    await vi.waitFor(() => expect(page.querySelector("dialog .legend")).not.toBeNull());
    expect(page.querySelector("dialog .legend")!.textContent).toContain(english("legend-rail"));
  });

  it("says so one press away, with the way to the rules", async () => {
    const page = await show(<GameMenu link={link()} table={tableOf(0)} api={galleryApi} />);
    await click(`[aria-label="${english("menu-help")}"]`);
    await vi.waitFor(() => expect(page.querySelector("dialog .legend")).not.toBeNull());
    expect(page.querySelector("dialog .button")!.textContent).toContain(english("menu-rules"));
  });

  it("opens the rules beside the game", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    await show(<GameMenu link={link()} table={tableOf(0)} api={galleryApi} />);
    await click(".menu-button");
    await click(".menu-items .button", 2);
    expect(open).toHaveBeenCalledWith(expect.stringMatching(/^#\/rules\/./), "_blank", "noopener");
  });

  it("shows the seat's own link for another device", async () => {
    const page = await show(<GameMenu link={link()} table={tableOf(0)} api={galleryApi} />);
    await click(".menu-button");
    await click(".menu-items .button", 6);
    expect(page.querySelector<HTMLInputElement>("dialog .field")!.value).toMatch(/#\/game\/g\/secret$/);
  });

  it("shows the seal of the deal, and what it is for", async () => {
    const page = await show(<GameMenu link={link()} table={tableOf(0)} api={galleryApi} />);
    await click(".menu-button");
    await click(".menu-items .button", 4);
    expect(page.querySelector("dialog .deal-code")!.textContent).toBe("abcd abcd abcd abcd");
    expect(page.querySelector("dialog")!.textContent).toContain(english("deal-promise"));
  });

  it("asks before somebody resigns", async () => {
    const resign = vi.fn();
    await show(<GameMenu link={link(resign)} table={tableOf(0)} api={galleryApi} />);
    await click(".menu-button");
    await click(".menu-items .button", 7);
    expect(resign).not.toHaveBeenCalled();
    await click(".dialog-foot .main");
    expect(resign).toHaveBeenCalledOnce();
  });

  it("offers those who watch neither", async () => {
    const page = await show(<GameMenu link={link()} table={tableOf(0, { you: null })} api={galleryApi} />);
    await click(".menu-button");
    expect(page.querySelectorAll(".menu-items .button").length).toBe(7);
  });
});

describe("talk", () => {
  const said = { number: 5, type: "chat", at: 0, data: { chair: 1, text: "oi" } } as EntryData;
  const followed = { ...FOLLOWED, entries: [said] };

  it("can be muted, and says nothing empty", async () => {
    const say = vi.fn();
    const link = { say } as unknown as Link;
    const page = await show(<Talk link={link} followed={followed} table={tableOf(0)} />);
    expect(page.querySelector("[role=log]")!.textContent).toContain("Bia oi");
    await submit(".talk form");
    expect(say).not.toHaveBeenCalled();
    changeSettings({ chat: false });
    await show(<Talk link={link} followed={followed} table={tableOf(0)} />);
    expect(page.textContent).not.toContain("oi");
    changeSettings({ chat: true });
  });
});
