import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { usePace } from "../src/follow/usePace";
import { api } from "../src/live/api";
import { type Followed, Link } from "../src/live/link";
import { keepHost, keepSeat } from "../src/live/seats";
import type { TableData } from "../src/protocol/schema";
import { changeSettings } from "../src/settings/settings";
import { TvLobby } from "../src/tv/TvLobby";
import { useAwake } from "../src/tv/useAwake";
import { isOlder } from "../src/tv/useNewestPage";
import "./boards";
import { all, calm, clear, show } from "./page";

const chairs = [
  { kind: "person", name: "Ana", color: "carmine", bot: null },
  { kind: "open", name: "", color: "cobalt", bot: null },
];
const about = { chairs, board: "usa", edition: "usa", titles: {}, dealing: null };

beforeEach(() => localStorage.clear());
afterEach(() => {
  clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("the room before a game, on a big screen", () => {
  it("has one code for everybody, which is nobody's own, and shows who sits", async () => {
    keepSeat("g", 0, "secret-of-ana");
    keepHost("g", "secret-of-the-host");
    await show(<TvLobby game="g" about={about as unknown as TableData["about"]} />);
    expect(all(".qr")).toHaveLength(1);
    expect(all(".tv-address")[0]!.textContent).toMatch(/#\/game\/g(\/hand)?$/);
    expect(document.body.innerHTML).not.toContain("secret");
    expect(all(".tv-chairs li").map(({ textContent }) => textContent)).toEqual([
      "Ana",
      expect.stringContaining("free chair"),
    ]);
  });
});

describe("a screen that is watched for days", () => {
  it("keeps the last entries only, and misses none of them", async () => {
    const entry = (number: number) => ({ number, type: "chat", at: 0, data: {} });
    const news = { type: "news", number: 3000, table: null, at: 0 };
    vi.spyOn(api, "news").mockResolvedValue({
      ...news,
      entries: Array.from({ length: 3_000 }, (_, i) => entry(i + 1)),
    } as never);
    let told: Followed | null = null;
    const socket = { send: () => {}, close: () => {}, readyState: 1, onmessage: (_: unknown) => {} };
    vi.stubGlobal(
      "WebSocket",
      Object.assign(
        function Fake() {
          return socket;
        },
        { OPEN: 1, CONNECTING: 0 },
      ),
    );
    const link = new Link(
      "g",
      null,
      (followed) => {
        told = followed;
      },
      true,
    );
    await calm();
    for (let number = 3_001; number <= 6_000; number++)
      socket.onmessage({ data: JSON.stringify({ ...news, number, entries: [entry(number)] }) });
    const { entries } = told as unknown as Followed;
    expect(entries).toHaveLength(1_000);
    expect(entries.map(({ number }) => number)).toEqual(Array.from({ length: 1_000 }, (_, i) => 5_001 + i));
    link.close();
  });
});

describe("a screen at which nobody sits", () => {
  it("waits for nobody to press on", async () => {
    changeSettings({ pace: "steps" });
    const at = (position: number) => ({
      status: "live",
      entries: Array.from({ length: position }, (_, i) => ({
        number: i + 1,
        type: "action",
        data: { seat: 0 },
      })),
      table: {
        seat: null,
        view: { viewer: null },
        about: { position, number: position, status: "running", waiting: [0] },
        chosen: null,
      },
    });
    const moments = [at(1), at(2)];
    const seen: (number | undefined)[] = [];
    function Shown({ position }: { position: number }) {
      const { shown, ahead } = usePace(moments[position - 1] as never, [], true);
      seen.push(shown.table?.about.position);
      return <p>{ahead ? "waits" : "goes on"}</p>;
    }
    await show(<Shown position={1} />);
    await show(<Shown position={2} />);
    await vi.waitFor(() => expect(seen.at(-1)).toBe(2), { timeout: 20_000 });
    expect(document.body.textContent).toBe("goes on");
    changeSettings({ pace: "quick" });
  });

  it("stays awake, again after it was hidden, where the browser can", async () => {
    const release = vi.fn(async () => {});
    const request = vi.fn(async () => ({ release }));
    vi.stubGlobal("navigator", Object.assign(Object.create(navigator), { wakeLock: { request } }));
    function Awake() {
      useAwake();
      return null;
    }
    await show(<Awake />);
    expect(request).toHaveBeenCalledTimes(1);
    document.dispatchEvent(new Event("visibilitychange"));
    await calm();
    expect(request).toHaveBeenCalledTimes(2);
    clear();
    await calm();
    expect(release).toHaveBeenCalled();
  });

  it("knows a newer page by its first file, and no page by none", () => {
    const served = (name: string) => `<script type="module" src="./assets/${name}"></script>`;
    expect(isOlder("http://x/assets/first-aaa.js", served("first-bbb.js"))).toBe(true);
    expect(isOlder("http://x/assets/first-aaa.js", served("first-aaa.js"))).toBe(false);
    expect(isOlder("http://x/assets/first-aaa.js", "<h1>Bad gateway</h1>")).toBe(false);
  });
});
