import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { galleryApi } from "../src/gallery/Pages";
import type { Api } from "../src/live/api";
import { Refused, Unreached } from "../src/live/http";
import type { Link } from "../src/live/link";
import { GameMenu } from "../src/menu/GameMenu";
import { pushState } from "../src/notices/device";
import { zoneHere } from "../src/notices/here";
import { likelyForm } from "../src/notices/likely";
import { MailPage } from "../src/notices/MailPage";
import type { NoticesData, TableData, WebhookData } from "../src/protocol/schema";
import { changeSettings, settings } from "../src/settings/settings";
import { fetchPageWords } from "../src/text/more";
import { calm, click, PATIENT, show, submit } from "./page";
import { english } from "./text";

const words = await fetchPageWords("en", "slow");
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
const NOTHING: NoticesData = {
  webhook: NONE,
  push: { key: null, devices: [] },
  mail: { offered: false, address: null, confirmed: false, on: false, problem: null },
  quiet: null,
};
const MAIL = { ...NOTHING.mail, offered: true };
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

/** A server at which things stand so; tests change them. */
let now: NoticesData = NOTHING;
const notices = vi.fn(async () => now);

const menu = (more: Partial<Api>, token: string | null = "t", shown: TableData = table) => (
  <GameMenu link={{ game: "g", token } as Link} table={shown} api={{ ...galleryApi, notices, ...more }} />
);

const button = (key: string) =>
  [...document.querySelectorAll<HTMLButtonElement>("button")].find(({ textContent }) =>
    textContent?.includes(words(key)),
  );

async function press(key: string): Promise<void> {
  button(key)!.click();
  await vi.waitFor(() => expect(document.querySelector("[aria-busy=true]")).toBeNull(), PATIENT);
  await calm();
}

/** Opens the menu, and the panel in it. */
async function open(more: Partial<Api>): Promise<HTMLElement> {
  const page = await show(menu(more));
  await click(".menu-button");
  await press("menu-notices");
  await vi.waitFor(() => expect(document.querySelector(".notices-way")).not.toBeNull(), PATIENT);
  return page;
}

async function type(selector: string, value: string): Promise<void> {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  field.value = value;
  field.dispatchEvent(new Event("input", { bubbles: true }));
  await calm();
}

const said = () => document.querySelector(".notices [role=status]")!;
const here = { language: "en", zone: zoneHere() };

beforeEach(() => {
  document.documentElement.lang = "en";
  localStorage.clear();
  changeSettings({ webhook: "", pushNext: false });
  now = NOTHING;
  notices.mockClear();
});
afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

describe("notices of one's turn", () => {
  it("are in the menu only where the server offers them, and for players only", async () => {
    now = { ...NOTHING, webhook: { ...NONE, offered: false } };
    await show(menu({}));
    await click(".menu-button");
    expect(button("menu-notices")).toBeUndefined();
    render(null, document.body);
    notices.mockClear();
    await show(menu({}, null, { ...table, you: null }));
    await click(".menu-button");
    expect(button("menu-notices")).toBeUndefined();
    expect(notices).not.toHaveBeenCalled();
    render(null, document.body);
    now = { ...NOTHING, webhook: { ...NONE, offered: false }, mail: MAIL };
    await show(menu({}));
    await click(".menu-button");
    expect(button("menu-notices")).toBeDefined();
  });

  it("are no reason to complain when the server can't be asked", async () => {
    await show(menu({ notices: () => Promise.reject(new Unreached()) }));
    await click(".menu-button");
    expect(button("menu-notices")).toBeUndefined();
    expect(button("menu-resign")).toBeDefined();
  });

  it("are off by one press, whatever was on", async () => {
    const devices = [{ id: "d", on: true, problem: null }];
    now = {
      ...NOTHING,
      webhook: SET,
      push: { key: "k", devices },
      mail: { ...MAIL, address: "a…@b.c", on: true },
    };
    const removePush = vi.fn(async () => NOTHING.push);
    const removeMail = vi.fn(async () => MAIL);
    const removeWebhook = vi.fn(async () => {
      now = NOTHING;
      return NONE;
    });
    await open({ removePush, removeMail, removeWebhook });
    await press("notices-stop");
    expect(removePush.mock.calls).toEqual([["g", "t", "d"]]);
    expect(removeMail.mock.calls).toEqual([["g", "t"]]);
    expect(removeWebhook.mock.calls).toEqual([["g", "t"]]);
    expect(said().textContent).toContain(words("notices-stopped"));
    expect(button("notices-stop")).toBeUndefined();
  });
});

describe("notices that failed", () => {
  it("say on the menu's button that they were switched off, until a trial succeeds", async () => {
    now = { ...NOTHING, webhook: OFF };
    const tryWebhook = async () => {
      now = { ...NOTHING, webhook: SET };
      return { sent: true, status: 200, message: "It has arrived." };
    };
    const page = await open({ tryWebhook });
    const label = () => page.querySelector(".menu-button")!.getAttribute("aria-label");
    expect(label()).toBe(english("menu-open-alarm"));
    expect(page.querySelector(".notices-way .refused")!.textContent).toContain(OFF.problem);
    await press("webhook-try");
    expect(label()).toBe(english("menu-open"));
    expect(said().className).toBe("well");
  });
});

describe("an address for notices", () => {
  it("is sent to the server once, and the next game knows it", async () => {
    const setWebhook = vi.fn(async () => {
      now = { ...NOTHING, webhook: SET };
      return SET;
    });
    const page = await open({ setWebhook });
    expect(button("webhook-try")).toBeUndefined();
    await type("input[type=url]", ` ${ADDRESS} `);
    await submit(".notices section form");
    await vi.waitFor(() => expect(page.textContent).toContain(words("webhook-goes-to", { host: SET.host! })));
    expect(setWebhook.mock.calls).toEqual([["g", "t", { address: ADDRESS, form: "json", ...here }]]);
    expect(page.querySelector<HTMLInputElement>("input[type=url]")!.value).toBe("");
    expect(settings().webhook).toBe(ADDRESS);
    render(null, document.body);
    now = NOTHING;
    await open({});
    expect(document.querySelector<HTMLInputElement>("input[type=url]")!.value).toBe(ADDRESS);
  });

  it("stays to be mended when it is refused, and why is told", async () => {
    const problem = new Refused(422, { error: "e", message: "No such host.", fields: null, table: null });
    const page = await open({ setWebhook: () => Promise.reject(problem) });
    await type("input[type=url]", ADDRESS);
    await submit(".notices section form");
    await vi.waitFor(() => expect(said().textContent).toContain("No such host."));
    expect(said().className).toBe("refused");
    expect(page.querySelector<HTMLInputElement>("input[type=url]")!.value).toBe(ADDRESS);
    expect(settings().webhook).toBe("");
  });

  it("has the form that its receiver most likely reads", () => {
    expect(likelyForm("https://ntfy.sh/topic")).toBe("text");
    expect(likelyForm(" https://push.ntfy.example.org/topic")).toBe("text");
    expect(likelyForm("https://chat.example/ntfy")).toBe("json");
  });
});

describe("letters", () => {
  it("wait for the yes of whoever reads them, and quiet hours hold for all", async () => {
    now = { ...NOTHING, webhook: { ...NONE, offered: false }, mail: MAIL };
    const setMail = vi.fn(async () => {
      now = { ...now, mail: { ...MAIL, address: "a…@example.org", on: true } };
      return { tried: { sent: true, status: null, message: "" }, mail: now.mail };
    });
    const setQuiet = vi.fn<Api["setQuiet"]>(async (_, __, wish) => {
      now = { ...now, quiet: wish.hours ?? null };
      return wish;
    });
    const page = await open({ setMail, setQuiet });
    await type("input[type=email]", "ana@example.org");
    await submit(".notices section form");
    await vi.waitFor(() => expect(button("mail-remove")).toBeDefined());
    expect(setMail.mock.calls).toEqual([["g", "t", { address: "ana@example.org", ...here }]]);
    expect(page.textContent).toContain(words("mail-waits", { address: "a…@example.org" }));
    expect(button("mail-try")).toBeUndefined();
    await type("input[type=time]", "23:15");
    await submit("form.notices-way");
    await vi.waitFor(() => expect(button("quiet-remove")).toBeDefined());
    expect(setQuiet.mock.calls[0]![2]).toEqual({ hours: { begin: "23:15", end: "07:00", zone: zoneHere() } });
    await press("quiet-remove");
    expect(setQuiet.mock.calls[1]![2]).toEqual({ hours: null });
  });

  it("are confirmed by a press on the page of their link, not by opening it", async () => {
    const link = { address: "a…@example.org", confirmed: false };
    const confirmMail = vi.fn(async () => ({ ...link, confirmed: true }));
    const api = { ...galleryApi, mailLink: async () => link, confirmMail };
    const page = await show(<MailPage word="s" api={api} />);
    await vi.waitFor(() => expect(button("mail-yes")).toBeDefined(), PATIENT);
    expect(confirmMail).not.toHaveBeenCalled();
    button("mail-yes")!.click();
    await vi.waitFor(() =>
      expect(page.textContent).toContain(words("mail-goes-to", { address: link.address })),
    );
    expect(confirmMail).toHaveBeenCalledWith("s");
  });
});

describe("notices of a browser", () => {
  const browser = (permission: string) => {
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("PushManager", class {});
    vi.stubGlobal("Notification", { permission, requestPermission: vi.fn(async () => permission) });
    vi.stubGlobal("navigator", {
      userAgent: "",
      platform: "",
      serviceWorker: { getRegistration: async () => undefined },
    });
  };

  it("say plainly why there are none", () => {
    vi.stubGlobal("isSecureContext", false);
    expect(pushState()).toBe("insecure");
    vi.stubGlobal("isSecureContext", true);
    vi.stubGlobal("navigator", { userAgent: "Mozilla (iPhone; …)", platform: "", maxTouchPoints: 5 });
    expect(pushState()).toBe("home-screen");
    vi.stubGlobal("navigator", { userAgent: "Mozilla (X11)", platform: "", maxTouchPoints: 0 });
    expect(pushState()).toBe("impossible");
    browser("denied");
    expect(pushState()).toBe("blocked");
    browser("default");
    expect(pushState()).toBe("ready");
  });

  it("are asked for by a press only, and a no is told", async () => {
    browser("default");
    now = { ...NOTHING, push: { key: "k", devices: [] } };
    await open({});
    expect(Notification.requestPermission).not.toHaveBeenCalled();
    await press("push-on");
    expect(Notification.requestPermission).toHaveBeenCalledOnce();
    expect(said().textContent).toContain(words("push-asked"));
  });

  it("are offered to nobody who has blocked them", async () => {
    browser("denied");
    now = { ...NOTHING, push: { key: "k", devices: [] } };
    const page = await open({});
    expect(page.textContent).toContain(words("push-blocked"));
    expect(button("push-on")!.disabled).toBe(true);
  });
});
