import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { bringAlong, ownGames } from "../src/club/bringAlong";
import { errandOf } from "../src/club/errand";
import { openMine, playNext } from "../src/club/openMine";
import { sinceWords } from "../src/club/since";
import { type ClubApi, clubApi, comeIntoClub, joinClub } from "../src/live/clubApi";
import { groupName } from "../src/live/groupName";
import { Refused, Unreached } from "../src/live/http";
import { asMember, clubKey, keepMembership, membership } from "../src/live/membership";
import { keepSeat, seatsOf } from "../src/live/seats";
import { ClubWords } from "../src/lobby/ClubWords";
import type { ClubGame, GroupData, TableData } from "../src/protocol/schema";
import { clear, show } from "./page";
import { english } from "./text";

const ANA = { key: "k".repeat(32), name: "Ana", tag: "ab12" };
const refusal = (status: number, error: string) =>
  new Refused(status, { error, message: error, fields: null, table: null });
const VOID = refusal(401, "wrong-member-key");
const GONE = refusal(401, "wrong-token");

beforeEach(() => {
  localStorage.clear();
  keepMembership(ANA);
});

afterEach(() => {
  vi.unstubAllGlobals();
  clear();
});

describe("the key of a device in the club", () => {
  it("goes with what is sent, and is left out once it is void", async () => {
    const send = vi.fn(async (member: string | null) => {
      if (member) throw VOID;
      return "done";
    });
    expect(await asMember(send)).toBe("done");
    expect(send.mock.calls).toEqual([[ANA.key], [null]]);
    expect(clubKey()).toBeNull();
    expect(membership()).toEqual({ ...ANA, lost: true }); // who one was is told
    expect(await asMember(send)).toBe("done");
    expect(send).toHaveBeenCalledTimes(3);
  });

  it("stays when something else is refused, and leaves the seats alone when it goes", async () => {
    keepSeat("g", 0, "seat");
    const other = refusal(409, "group-full");
    await expect(asMember(() => Promise.reject(other))).rejects.toBe(other);
    expect(clubKey()).toBe(ANA.key);
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(VOID.problem), { status: 401 }));
    await expect(clubApi(ANA.key).me()).rejects.toBeInstanceOf(Refused);
    expect(clubKey()).toBeNull();
    expect(seatsOf("g").chairs).toEqual({ 0: "seat" });
  });

  it("is not lost by an answer to the key that this device had before", async () => {
    vi.stubGlobal("fetch", async () => new Response(JSON.stringify(VOID.problem), { status: 401 }));
    await expect(clubApi("an older key").games()).rejects.toBeInstanceOf(Refused);
    expect(clubKey()).toBe(ANA.key);
  });

  it("is heard of in other tabs", () => {
    dispatchEvent(new StorageEvent("storage", { key: "trilhos.club", newValue: null }));
    expect(membership()).toBeNull();
    dispatchEvent(new StorageEvent("storage", { key: "trilhos.club", newValue: "no JSON" }));
    expect(membership()).toBeNull();
  });
});

describe("coming in", () => {
  const asked: { secret: string }[] = [];
  let answers: (() => Promise<Response>)[] = [];
  beforeEach(() => {
    asked.length = 0;
    keepMembership(null);
    vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
      asked.push(JSON.parse(body));
      return answers.shift()!();
    });
  });
  const well = async () =>
    new Response(JSON.stringify({ member: { name: "Ana", tag: "ab12" }, device: "d", key: ANA.key }));

  it("asks with the same secret again when no answer came, and with another one by a code", async () => {
    answers = [() => Promise.reject(new Error("cut")), well, well];
    await expect(joinClub("Ana")).rejects.toBeInstanceOf(Unreached);
    expect(membership()).toBeNull();
    await joinClub("Ana");
    expect(membership()).toEqual(ANA);
    expect(asked[0]!.secret).toMatch(/^[0-9a-f]{32}$/);
    expect(asked[1]!.secret).toBe(asked[0]!.secret);
    await comeIntoClub("ABCD-EFGH");
    expect(asked[2]).toMatchObject({ given: "ABCD-EFGH" });
    expect(asked[2]!.secret).not.toBe(asked[0]!.secret);
  });
});

const game = (id: string, status: string, kind: string): ClubGame =>
  ({
    about: { game: id, status, chairs: [{ kind: "person" }, { kind }] },
    chair: 1,
    turn: true,
    since: 0,
  }) as ClubGame;

function served(you: number | null | Refused) {
  const seated = { game: "g", chair: 1, token: "brought" };
  return {
    api: {
      table: vi.fn(async () => {
        if (you instanceof Refused) throw you;
        return {
          you,
          about: { status: "open", chairs: [{ kind: "person" }, { kind: "link" }] },
        } as TableData;
      }),
      join: vi.fn(async () => ({ ...seated, token: "sat" })),
    },
    club: {
      bring: vi.fn(async () => seated),
      begin: vi.fn(async () => ({ game: "next", host: "", tokens: {} })),
    },
  };
}

describe("opening a game", () => {
  it("takes the seat to this device, unless it is here and good", async () => {
    keepSeat("g", 1, "mine");
    const here = served(1);
    await openMine(here.api, here.club, "Ana", game("g", "running", "person"));
    expect(here.club.bring).not.toHaveBeenCalled();
    expect(location.hash).toBe("#/game/g");
    for (const elsewhere of [served(GONE), served(null)]) {
      keepSeat("g", 1, "mine");
      await openMine(elsewhere.api, elsewhere.club, "Ana", game("g", "running", "person"));
      expect(elsewhere.club.bring).toHaveBeenCalledWith("g");
      expect(seatsOf("g").chairs).toEqual({ 1: "brought" });
      expect(elsewhere.api.join).not.toHaveBeenCalled();
    }
  });

  it("keeps what it has when the server can't be reached", async () => {
    keepSeat("g", 1, "mine");
    const { club } = served(1);
    const api = { ...served(1).api, table: () => Promise.reject(new Unreached("cut")) };
    await expect(openMine(api, club, "Ana", game("g", "running", "person"))).rejects.toBeInstanceOf(
      Unreached,
    );
    expect(club.bring).not.toHaveBeenCalled();
    expect(seatsOf("g").chairs).toEqual({ 1: "mine" });
  });

  it("sits down on a kept chair", async () => {
    const { api, club } = served(null);
    await openMine(api, club, "Ana", game("g", "open", "link"));
    expect(api.join).toHaveBeenCalledWith("g", "Ana", "brought");
    expect(seatsOf("g").chairs).toEqual({ 1: "sat" });
  });

  it("makes a group's next one, and is host only where the server says so", async () => {
    const { api, club } = served(null);
    await playNext(api, club, "Ana", { id: "u" } as GroupData, { rated: true });
    expect(club.begin).toHaveBeenCalledWith({ id: "u" }, { rated: true });
    expect(seatsOf("next")).toMatchObject({ chairs: { 1: "sat" } });
    expect(seatsOf("next").host).toBeUndefined();
    expect(location.hash).toBe("#/game/next");
  });
});

describe("games that a device remembers", () => {
  it("come along where one person plays; what is refused stays out, and a silent server ends it", async () => {
    for (const id of ["a", "b", "c"]) keepSeat(id, 0, id);
    keepSeat("shared", 0, "x");
    keepSeat("shared", 1, "y");
    expect(ownGames().sort()).toEqual(["a", "b", "c"]);
    const link = vi.fn(async (id: string, _: string) => {
      if (id === "b") throw GONE;
      return new Response();
    });
    await bringAlong({ link });
    expect(link.mock.calls.map(([id]) => id).sort()).toEqual(["a", "b", "c"]);
    const cut = vi.fn<ClubApi["link"]>(() => Promise.reject(new Unreached("cut")));
    await bringAlong({ link: cut });
    expect(cut).toHaveBeenCalledOnce();
  });
});

describe("words", () => {
  it("of groups hold as many names as fit", () => {
    expect(groupName(["Ana", "Bia", "Eva"])).toBe("Ana, Bia, Eva");
    expect(groupName(["Wolfgang-Amadeus", "Maximiliana", "Eva"])).toBe("Wolfgang-Amadeus");
    expect(groupName(["Donaudampfschifffahrtsgesellschaft"])).toHaveLength(24);
  });

  it("of an address are an errand only where it is whole", () => {
    expect(errandOf("device", "x")).toEqual({ what: "device", given: "x" });
    for (const [word, given] of [["device"], ["nothing", "x"], [undefined, undefined]])
      expect(errandOf(word, given)).toEqual({ what: "look" });
  });

  it("of a time are never ahead", () => {
    const text = Object.assign((key: string) => key, { has: () => true });
    expect(sinceWords(text, 2_000, 1_000_000)).toBe("club-now");
    expect(sinceWords(text, 0, 1_000_000)).toBe("club-since");
  });

  it("in a lobby: who isn't in the club is shown the way back to the game, who is hears of the list", async () => {
    keepMembership(null);
    const page = await show(<ClubWords game="g" rated seated={false} />);
    expect(page.querySelector("a")!.getAttribute("href")).toBe("#/club/game/g");
    keepMembership(ANA);
    await show(<ClubWords game="g" rated={false} seated />);
    expect(page.textContent).toContain(english("lobby-linked", { name: "Ana" }));
  });
});
