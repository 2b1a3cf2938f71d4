import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Link } from "../src/live/link";
import type { News } from "../src/protocol/schema";

/** A socket that says what it is told to. */
class FakeSocket {
  static readonly OPEN = 1;
  static last: FakeSocket | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  readyState = FakeSocket.OPEN;
  constructor() {
    FakeSocket.last = this;
  }
  send(): void {}
  close(): void {}
}

const tableAt = (number: number) => ({ about: { number } });
const hear = (number: number) =>
  FakeSocket.last!.onmessage!({
    data: JSON.stringify({
      type: "news",
      number,
      entries: [{ number }],
      table: tableAt(number),
    } as unknown as News),
  });

let link: Link;

beforeEach(async () => {
  sessionStorage.clear();
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("no first news")));
  FakeSocket.last = null;
  link = new Link("g", "token", () => {});
  await vi.waitFor(() => expect(FakeSocket.last).not.toBeNull());
});
afterEach(() => {
  link.close();
  vi.unstubAllGlobals();
});

const shown = () => link.followed.table?.about.number;
const refuse = (number: number) =>
  vi.stubGlobal("fetch", async () =>
    Response.json({ error: "stale", message: "Too late.", table: tableAt(number) }, { status: 409 }),
  );

describe("a line to a game", () => {
  it("shows the table that a refusal brings", async () => {
    hear(4);
    refuse(6);
    link.act(1);
    await vi.waitFor(() => expect(link.followed.refused).toBe("Too late."));
    expect(shown()).toBe(6);
  });

  it("never goes back to an older table, whichever came later", async () => {
    hear(4);
    refuse(6);
    link.act(1);
    hear(7);
    await vi.waitFor(() => expect(link.followed.refused).toBe("Too late."));
    expect(shown()).toBe(7);
    hear(5);
    expect(shown()).toBe(7);
  });
});
