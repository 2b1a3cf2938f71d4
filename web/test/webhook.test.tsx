import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { galleryApi } from "../src/gallery/Pages";
import type { Api } from "../src/live/api";
import { Refused, Unreached } from "../src/live/http";
import type { Link } from "../src/live/link";
import { GameMenu } from "../src/menu/GameMenu";
import type { TableData, WebhookData } from "../src/protocol/schema";
import { changeSettings, settings } from "../src/settings/settings";
import { likelyForm } from "../src/webhook/useWebhook";
import { calm, click, show, submit } from "./page";
import { english } from "./text";

const NONE: WebhookData = {
  offered: true,
  host: null,
  form: null,
  language: null,
  on: false,
  problem: null,
};
const SET: WebhookData = { ...NONE, host: "chat.example", form: "json", language: "en", on: true };
const OFF: WebhookData = { ...SET, on: false, problem: "The answer was 404, and not a yes." };
const ADDRESS = "https://chat.example/secret";

const table = {
  about: {
    game: "g",
    status: "running",
    edition: "usa",
    board: "usa",
    titles: {},
    chairs: [{ kind: "person", name: "Ana", seat: 0 }],
  },
  view: { seat: 0 },
  you: 0,
} as unknown as TableData;

const menu = (more: Partial<Api>, token: string | null = "t", shown: TableData = table) => (
  <GameMenu link={{ game: "g", token } as Link} table={shown} api={{ ...galleryApi, ...more }} />
);

const button = (key: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(({ textContent }) =>
    textContent?.includes(english(key)),
  );

async function press(key: string): Promise<void> {
  button(key)!.click();
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull());
  await calm();
}

/** Opens the menu, and the panel in it. */
async function open(more: Partial<Api>): Promise<HTMLElement> {
  const page = await show(menu(more));
  await click(".menu-button");
  await press("menu-webhook");
  return page;
}

async function type(words: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(".webhook input")!;
  field.value = words;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await calm();
}

const said = () => document.querySelector(".webhook [role=status]")!;

beforeEach(() => {
  localStorage.clear();
  changeSettings({ webhook: "" });
});
afterEach(() => render(null, document.body));

describe("notices of one's turn", () => {
  it("are in the menu only where the server offers them, and for players only", async () => {
    const webhook = vi.fn(async () => NONE);
    await show(menu({ webhook: async () => ({ ...NONE, offered: false }) }));
    await click(".menu-button");
    expect(button("menu-webhook")).toBeUndefined();
    render(null, document.body);
    await show(menu({ webhook }, null, { ...table, you: null }));
    await click(".menu-button");
    expect(button("menu-webhook")).toBeUndefined();
    expect(webhook).not.toHaveBeenCalled();
    render(null, document.body);
    await show(menu({ webhook }));
    await click(".menu-button");
    expect(button("menu-webhook")).toBeDefined();
  });

  it("are no reason to complain when the server can't be asked", async () => {
    await show(menu({ webhook: () => Promise.reject(new Unreached()) }));
    await click(".menu-button");
    expect(button("menu-webhook")).toBeUndefined();
    expect(button("menu-resign")).toBeDefined();
  });
});

describe("an address for notices", () => {
  it("is sent to the server once, and the next game knows it", async () => {
    const setWebhook = vi.fn(async () => SET);
    const page = await open({ webhook: async () => NONE, setWebhook });
    expect(button("webhook-try")).toBeUndefined();
    await type(` ${ADDRESS} `);
    await submit(".webhook form");
    expect(setWebhook.mock.calls).toEqual([["g", "t", { address: ADDRESS, form: "json", language: null }]]);
    expect(page.textContent).toContain(english("webhook-goes-to", { host: "chat.example" }));
    expect(page.querySelector<HTMLInputElement>(".webhook input")!.value).toBe("");
    expect(settings().webhook).toBe(ADDRESS);
    render(null, document.body);
    await open({ webhook: async () => NONE });
    expect(document.querySelector<HTMLInputElement>(".webhook input")!.value).toBe(ADDRESS);
  });

  it("stays to be mended when it is refused, and why is told", async () => {
    const problem = new Refused(422, { error: "e", message: "No such host.", fields: null, table: null });
    const page = await open({ webhook: async () => NONE, setWebhook: () => Promise.reject(problem) });
    await type(ADDRESS);
    await submit(".webhook form");
    expect(said().textContent).toContain("No such host.");
    expect(said().className).toBe("refused");
    expect(page.querySelector<HTMLInputElement>(".webhook input")!.value).toBe(ADDRESS);
    expect(settings().webhook).toBe("");
  });
});

describe("notices that are on their way", () => {
  it("can be tried, and what came back is told", async () => {
    const tryWebhook = vi.fn(async () => ({ sent: false, status: 404, message: "The answer was 404." }));
    await open({ webhook: async () => SET, tryWebhook });
    await press("webhook-try");
    expect(tryWebhook).toHaveBeenCalledWith("g", "t");
    expect(said().textContent).toContain("The answer was 404.");
    tryWebhook.mockResolvedValueOnce({ sent: true, status: 200, message: "It has arrived." });
    await press("webhook-try");
    expect(said().className).toBe("well");
  });

  it("can be ended, and then the address is forgotten here, too", async () => {
    changeSettings({ webhook: ADDRESS });
    const removeWebhook = vi.fn(async () => NONE);
    await open({ webhook: async () => SET, removeWebhook });
    await press("webhook-remove");
    expect(removeWebhook).toHaveBeenCalledWith("g", "t");
    expect(button("webhook-try")).toBeUndefined();
    expect(settings().webhook).toBe("");
  });

  it("say on the menu's button that they were switched off, until a trial succeeds", async () => {
    const webhook = vi.fn(async () => OFF);
    const tryWebhook = async () => ({ sent: true, status: 200, message: "It has arrived." });
    const page = await open({ webhook, tryWebhook });
    const label = () => page.querySelector(".menu-button")!.getAttribute("aria-label");
    expect(label()).toBe(english("menu-open-alarm"));
    expect(page.querySelector(".webhook-present .refused")!.textContent).toContain(OFF.problem);
    webhook.mockResolvedValue(SET);
    await press("webhook-try");
    expect(label()).toBe(english("menu-open"));
  });
});

describe("the form of notices", () => {
  it("is what the receiver most likely reads, unless somebody knows better", async () => {
    expect(likelyForm("https://ntfy.sh/topic")).toBe("text");
    expect(likelyForm(" https://push.ntfy.example.org/topic")).toBe("text");
    expect(likelyForm("https://chat.example/ntfy")).toBe("json");
    const setWebhook = vi.fn(async () => SET);
    await open({ webhook: async () => NONE, setWebhook });
    const select = document.querySelector<HTMLSelectElement>(".webhook select")!;
    await type("https://ntfy.sh/topic");
    expect(select.value).toBe("text");
    select.value = "json";
    select.dispatchEvent(new Event("change", { bubbles: true }));
    await calm();
    await submit(".webhook form");
    expect(setWebhook.mock.calls[0]).toMatchObject(["g", "t", { form: "json" }]);
  });
});
