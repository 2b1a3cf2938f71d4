import { readFileSync } from "node:fs";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { KeeperApi } from "../src/keeper/api";
import { KeeperPage } from "../src/keeper/KeeperPage";
import { Refused } from "../src/live/http";
import type { Overview, ServerState } from "../src/protocol/schema";
import { all, calm, clear, click, show, submit } from "./page";

const words = readFileSync("../src/trilhos/text/en/keeper-page.ftl", "utf-8");
const sentence = (key: string) => new RegExp(`^${key} = (.*)$`, "m").exec(words)![1]!;

const SHUT = {
  game: "g1",
  status: "quarantined",
  edition: "usa",
  moved: 1,
  entries: 3,
  bytes: 2000,
  reason: "damaged",
  detail: "entry 3",
} as Overview;
const STATE: ServerState = {
  version: "1",
  games: { running: 4, quarantined: 1 },
  rooms: 2,
  connections: { "198.51.100.7": 3 },
  replaced_bots: ["cmd:x"],
  losses: [{ at: 1, count: 2, games: { g7: 9 }, noted: false }],
};

const deeds = () => ({
  state: vi.fn(async () => STATE),
  games: vi.fn(async () => [SHUT]),
  game: vi.fn(async () => ({
    overview: SHUT,
    chairs: [{}, {}],
    last: [{ number: 3, kind: "action", at: 1 }],
  })),
  bans: vi.fn(async () => []),
  remove: vi.fn(async () => new Response()),
  release: vi.fn(async () => {
    throw new Refused(409, { error: "still-damaged", message: "Still damaged.", fields: null, table: null });
  }),
  ban: vi.fn(async () => new Response()),
  noted: vi.fn(async () => new Response()),
});

let api: ReturnType<typeof deeds>;

async function enter(): Promise<void> {
  await show(<KeeperPage apiOf={() => api as unknown as KeeperApi} />);
  await vi.waitFor(() => expect(all("#keeper-token")).toHaveLength(1));
  const field = document.querySelector<HTMLInputElement>("#keeper-token")!;
  field.value = "secret";
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await calm();
  await submit(".keeper-token");
  await vi.waitFor(() => expect(all(".keeper-game")).toHaveLength(1));
}

const press = async (key: string) => {
  all("button")
    .find(({ textContent }) => textContent === sentence(key))!
    .click();
  await calm();
};

describe("the keeper's page", () => {
  beforeEach(() => {
    document.documentElement.lang = "en";
    HTMLDialogElement.prototype.showModal = () => undefined;
    api = deeds();
  });
  afterEach(() => {
    clear();
    sessionStorage.clear();
  });

  it("wants the token, and says what the owner should know", async () => {
    await enter();
    const said = document.body.textContent;
    expect(said).toContain("g7 (9)");
    expect(said).toContain("cmd:x");
    expect(said).toContain(sentence("keeper-reason-damaged"));
    expect(all(".keeper-figures dd").map(({ textContent }) => textContent)).toEqual([
      "0",
      "4",
      "0",
      "1",
      "2",
      "3",
    ]);
    await press("keeper-noted");
    expect(api.noted).toHaveBeenCalledOnce();
  });

  it("deletes nothing before it has asked", async () => {
    await enter();
    await click(".keeper-game");
    await press("keeper-delete");
    expect(api.remove).not.toHaveBeenCalled();
    expect(document.body.textContent).toContain(sentence("keeper-sure"));
    await press("keeper-really-delete");
    expect(api.remove).toHaveBeenCalledWith("g1");
  });

  it("repeats the server's sentence when something can't be done", async () => {
    await enter();
    await click(".keeper-game");
    await press("keeper-release");
    expect(document.querySelector("[role=alert].problem")!.textContent).toContain("Still damaged.");
  });

  it("shuts out an address that is connected", async () => {
    await enter();
    await press("keeper-ban-this");
    await submit(".keeper-ban");
    expect(api.ban).toHaveBeenCalledWith("198.51.100.7", "");
  });
});
