import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Unreached } from "../src/live/http";
import { LiveSocket } from "../src/live/socket";
import { FakeSocket } from "./socket";

const NEWS = { type: "news", number: 1, entries: [], table: null };
const events = {
  hello: vi.fn(() => ({ type: "hello" as const, token: "t", after: 3, language: "en", screen: null })),
  onOpen: vi.fn(),
  onNews: vi.fn(),
  onRoom: vi.fn(),
  onLost: vi.fn(),
  onEnded: vi.fn(),
};
let socket: LiveSocket;

const greeted = () => {
  FakeSocket.last.accept();
  FakeSocket.last.tell(NEWS);
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  vi.stubGlobal("WebSocket", FakeSocket);
  FakeSocket.made.length = 0;
  socket = new LiveSocket("ws://here/live", events);
});

afterEach(() => {
  socket.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a live connection", () => {
  it("says hello, and tells what it hears", () => {
    greeted();
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", token: "t", after: 3, language: "en", screen: null },
    ]);
    expect(events.onNews).toHaveBeenCalledWith(NEWS);
    expect(events.onOpen).toHaveBeenCalledOnce();
    FakeSocket.last.tell({ type: "pong" });
    expect(events.onNews).toHaveBeenCalledOnce();
  });

  it("tells what is said of the room, which is no news, and says what nobody answers once it stands", () => {
    socket.hint({ type: "point", route: 1 });
    greeted();
    socket.hint({ type: "point", route: 2 });
    expect(FakeSocket.last.sent.slice(1)).toEqual([{ type: "point", route: 2 }]);
    FakeSocket.last.tell({ type: "screens", count: 1 });
    expect(events.onRoom).toHaveBeenCalledWith({ type: "screens", count: 1 });
    expect(events.onNews).toHaveBeenCalledOnce();
  });

  it("opens itself again, after waits that grow until it hears something", () => {
    const waits: number[] = [];
    for (let i = 0; i < 8; i++) {
      FakeSocket.last.end(1006);
      const [made, began] = [FakeSocket.made.length, Date.now()];
      while (FakeSocket.made.length === made) vi.advanceTimersByTime(50);
      waits.push(Date.now() - began);
    }
    expect(waits).toEqual([250, 500, 1000, 2000, 4000, 8000, 8000, 8000]);
    expect(events.onLost).toHaveBeenCalledTimes(8);
    greeted();
    FakeSocket.last.end(1012, "stopping");
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made.length).toBe(10);
  });
});

describe("a connection that ends", () => {
  it("is over for good when the server says why", () => {
    greeted();
    FakeSocket.last.end(4409, "taken-over");
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(events.onEnded).toHaveBeenCalledWith("taken-over");
    expect(events.onLost).not.toHaveBeenCalled();
    expect(FakeSocket.made.length).toBe(1);
  });

  it.each([4408, 4429, 4503])(
    "is tried again after %i, which says that it was too much or too slow",
    (code) => {
      FakeSocket.last.end(code, "too-slow");
      vi.advanceTimersByTime(250);
      expect(FakeSocket.made.length).toBe(2);
      expect(events.onEnded).not.toHaveBeenCalled();
    },
  );
});

describe("a line that is dead", () => {
  it("is noticed by a ping without an answer", () => {
    greeted();
    vi.advanceTimersByTime(15_000);
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    FakeSocket.last.tell({ type: "pong" });
    vi.advanceTimersByTime(14_000);
    expect(events.onLost).not.toHaveBeenCalled();
    vi.advanceTimersByTime(9_000);
    expect(events.onLost).toHaveBeenCalledOnce();
    expect(FakeSocket.made[0]!.closed).toBe(true);
    vi.advanceTimersByTime(250);
    expect(FakeSocket.made.length).toBe(2);
  });

  it("is noticed by a command without an answer, which has not been carried out for all we know", async () => {
    greeted();
    const answer = socket.post("undo", {});
    const broken = expect(answer).rejects.toBeInstanceOf(Unreached);
    vi.advanceTimersByTime(8_000);
    await broken;
    expect(events.onLost).toHaveBeenCalledOnce();
    expect(socket.stands).toBe(false);
  });

  it("is given up when it doesn't open, or opens and says nothing", () => {
    vi.advanceTimersByTime(8_000);
    expect(events.onLost).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(250);
    FakeSocket.last.accept();
    vi.advanceTimersByTime(8_000);
    expect(events.onLost).toHaveBeenCalledTimes(2);
  });

  it("is opened at once when the network is back or the tab wakes up", () => {
    FakeSocket.last.end(1006);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    dispatchEvent(new Event("online"));
    expect(FakeSocket.made.length).toBe(2);
    greeted();
    document.dispatchEvent(new Event("visibilitychange"));
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "ping" });
    vi.advanceTimersByTime(8_000);
    expect(events.onLost).toHaveBeenCalledTimes(2);
  });
});

describe("a connection that was closed", () => {
  it("is silent", () => {
    greeted();
    socket.close();
    FakeSocket.last.end(1006);
    FakeSocket.last.tell(NEWS);
    vi.advanceTimersByTime(60_000);
    dispatchEvent(new Event("online"));
    expect(events.onLost).not.toHaveBeenCalled();
    expect(events.onNews).toHaveBeenCalledOnce();
    expect(FakeSocket.made.length).toBe(1);
    expect(FakeSocket.last.closed).toBe(true);
  });
});
