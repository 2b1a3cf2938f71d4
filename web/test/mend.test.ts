import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

const reload = vi.fn();
const health = vi.fn<(path: string, options: { signal: AbortSignal }) => Promise<{ ok: boolean }>>();
const broken = () => dispatchEvent(new Event("vite:preloadError"));
const wait = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A page that has just been opened: what the last one was doing is forgotten, but not what it has kept. */
async function open(): Promise<void> {
  vi.resetModules();
  const { mendBrokenParts } = await import("../src/live/mend");
  mendBrokenParts();
}

const listeners: [string, EventListener][] = [];

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 16) });
  vi.clearAllMocks();
  sessionStorage.clear();
  vi.stubGlobal("fetch", health);
  vi.spyOn(location, "reload").mockImplementation(reload);
  const add = window.addEventListener.bind(window);
  vi.stubGlobal("addEventListener", (name: string, listener: EventListener) => {
    listeners.push([name, listener]);
    add(name, listener);
  });
  await open();
});

afterEach(() => {
  for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a page of which a part didn't come", () => {
  it("is fetched anew at once when the server answers", async () => {
    health.mockResolvedValue({ ok: true });
    broken();
    broken();
    await wait(0);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("waits for a server that is away, or not ready", async () => {
    health
      .mockRejectedValueOnce(new TypeError())
      .mockResolvedValueOnce({ ok: false })
      .mockResolvedValue({ ok: true });
    broken();
    await wait(3_900);
    expect(reload).not.toHaveBeenCalled();
    await wait(200);
    expect(reload).toHaveBeenCalledOnce();
    expect(health).toHaveBeenCalledTimes(3);
  });

  it("asks again where no answer comes", async () => {
    const patience = new AbortController();
    vi.spyOn(AbortSignal, "timeout").mockReturnValueOnce(patience.signal);
    health
      .mockImplementationOnce(
        (_, { signal }) => new Promise((_, fail) => signal.addEventListener("abort", fail)),
      )
      .mockResolvedValue({ ok: true });
    broken();
    await wait(60_000);
    expect(reload).not.toHaveBeenCalled();
    patience.abort();
    await wait(2_000);
    expect(reload).toHaveBeenCalledOnce();
  });

  it("is not fetched again and again where that doesn't help, but now and then", async () => {
    health.mockResolvedValue({ ok: true });
    broken();
    await wait(0);
    for (const [name, listener] of listeners.splice(0)) removeEventListener(name, listener);
    await open();
    broken();
    await wait(29_000);
    expect(reload).toHaveBeenCalledOnce();
    await wait(1_100);
    expect(reload).toHaveBeenCalledTimes(2);
  });
});
