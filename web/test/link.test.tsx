import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askFirstNews } from "../src/live/first";
import { type Followed, Link } from "../src/live/link";
import { type LinkUse, useLink } from "../src/live/useLink";
import type { TableData } from "../src/protocol/schema";
import { FakeSocket } from "./socket";

type Answer = () => Promise<Response>;
const asked: { url: string; body: Record<string, unknown> | null; token: string | null }[] = [];
const answers = new Map<string, Answer[]>();
const tell = vi.fn<(followed: Followed) => void>();
let link: Link | null = null;

const ok =
  (told: unknown, status = 200): Answer =>
  async () =>
    new Response(JSON.stringify(told), { status });
const gone: Answer = () => Promise.reject(new TypeError("no connection"));
const table = (number: number) => ({ about: { number } }) as unknown as TableData;
const entry = (number: number) => ({ number, type: "action", at: 0, data: {} });
const news = (number: number, from = 1) => ({
  type: "news",
  number,
  entries: Array.from({ length: number - from + 1 }, (_, i) => entry(from + i)),
  table: table(number),
});
const numbers = () => link!.followed.entries.map(({ number }) => number);
const told = (path: string) => asked.filter(({ url }) => url.endsWith(path));

/** What the server will answer to a path, in turn. */
const will = (path: string, ...list: Answer[]) => answers.set(path, list);
const settle = async () => void (await vi.advanceTimersByTimeAsync(0));

async function follow(token: string | null = "secret"): Promise<Link> {
  link = new Link("g", token, tell);
  await settle();
  return link;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.clearAllMocks();
  sessionStorage.clear();
  answers.clear();
  asked.length = FakeSocket.made.length = 0;
  vi.stubGlobal("WebSocket", FakeSocket);
  vi.stubGlobal(
    "fetch",
    (url: string, { body, headers }: { body?: string; headers: Record<string, string> }) => {
      const token = headers.authorization ?? null;
      asked.push({ url, token, body: body ? (JSON.parse(body) as Record<string, unknown>) : null });
      return (answers.get(url.split("/").at(-1)!)?.shift() ?? gone)();
    },
  );
});

afterEach(() => {
  link?.close();
  link = null;
  render(null, document.body);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a line to a game", () => {
  it("shows the table from its first news, and asks the live connection for what comes after", async () => {
    will("news", ok(news(4)));
    await follow();
    expect(link!.followed).toMatchObject({ status: "opening", table: table(4) });
    expect(numbers()).toEqual([1, 2, 3, 4]);
    FakeSocket.last.accept();
    expect(FakeSocket.last.url).toMatch(/^ws:.*\/api\/games\/g\/live$/);
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", token: "secret", after: 4, language: "", screen: null },
    ]);
    FakeSocket.last.tell(news(6, 5));
    expect(link!.followed).toMatchObject({ status: "live", table: table(6) });
    expect(numbers()).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it("is opened without them where they fail, or don't come", async () => {
    await follow();
    expect(FakeSocket.made.length).toBe(1);
    link!.close();
    will("news", () => new Promise(() => {}));
    await follow();
    expect(FakeSocket.made.length).toBe(1);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(FakeSocket.made.length).toBe(2);
    FakeSocket.last.accept();
    expect(FakeSocket.last.sent).toEqual([
      { type: "hello", token: "secret", after: 0, language: "", screen: null },
    ]);
  });

  it("uses news that were asked for ahead, once, and only those of its own seat", async () => {
    will("news", ok(news(2)), ok(news(3)));
    await askFirstNews("g", "secret");
    await follow("other");
    expect(told("news").map(({ token }) => token)).toEqual(["Bearer secret", "Bearer other"]);
    await follow();
    expect(told("news").length).toBe(2);
    expect(numbers()).toEqual([1, 2]);
  });
});

describe("an address that is no game's", () => {
  it("has ended: no live connection would ever say so", async () => {
    will("news", async () => new Response(JSON.stringify({ error: "unknown-game" }), { status: 404 }));
    await follow();
    expect(link!.followed).toMatchObject({ status: "ended", reason: "unknown-game" });
    expect(FakeSocket.made).toEqual([]);
  });
});

describe("what is told", () => {
  it("is taken once, and shows nothing anew when it is known", async () => {
    will("news", ok(news(4)));
    await follow();
    const shown = link!.followed.table;
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    expect(numbers()).toEqual([1, 2, 3, 4]);
    expect(link!.followed.table).toBe(shown);
    FakeSocket.last.tell({ ...news(4, 5), table: { about: { number: 4, rematch: "h" } } });
    expect(link!.followed.table).toEqual({ about: { number: 4, rematch: "h" } });
  });

  it("never leads back to an older table, whichever came later", async () => {
    will("news", ok(news(7)));
    will("undo", ok({ error: "stale", message: "Too late.", table: table(6) }, 409));
    await follow();
    link!.undo();
    await settle();
    FakeSocket.last.tell(news(5));
    expect(link!.followed).toMatchObject({ refused: "Too late.", table: table(7) });
  });

  it("keeps the table when people only talk", async () => {
    will("news", ok(news(2)));
    await follow();
    FakeSocket.last.tell({ type: "news", number: 3, entries: [entry(3)], table: null });
    expect(numbers()).toEqual([1, 2, 3]);
    expect(link!.followed.table).toEqual(table(2));
  });

  it("says when it is lost, and why it is over", async () => {
    await follow();
    FakeSocket.last.end(1006);
    expect(link!.followed.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(250);
    FakeSocket.last.end(4404, "unknown-game");
    expect(link!.followed).toMatchObject({ status: "ended", reason: "unknown-game" });
  });
});

describe("commands", () => {
  it("are for the table that is shown, and wait for their answer", async () => {
    will("news", ok(news(4)));
    will("actions", ok({ number: 6 }));
    await follow();
    link!.act(7, 8);
    expect(link!.followed.waiting).toBe(1);
    await settle();
    expect(told("actions").map(({ body }) => [body!.action, body!.expected])).toEqual([[[7, 8], 4]]);
    expect(link!.followed).toMatchObject({ waiting: 0, pending: true }); // answered, and not to be seen yet
    FakeSocket.last.tell(news(6));
    expect(link!.followed.pending).toBe(false);
  });

  it("that were kept over a reload are sent when the connection stands", async () => {
    will("news", ok(news(4)), ok(news(4)));
    await follow();
    link!.say("hello");
    await settle();
    link!.close();
    await follow();
    expect(told("chat").length).toBe(1);
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    await settle();
    const { body } = told("chat")[0]!;
    expect(FakeSocket.last.sent.at(-1)).toEqual({ type: "post", id: 1, to: "chat", body });
    FakeSocket.last.tell({ type: "answer", id: 1, status: 200, body: { number: 5 } });
    await settle();
    expect(link!.followed.waiting).toBe(0);
    expect(told("chat").length).toBe(1);
  });

  it("that are refused say why, with the table as it is", async () => {
    will("news", ok(news(4)));
    will("undo", ok({ error: "stale", message: "Too late.", table: table(9) }, 409));
    await follow();
    link!.undo();
    await settle();
    expect(link!.followed).toMatchObject({ refused: "Too late.", table: table(9), waiting: 0 });
    will("chat", ok({ number: 5 }));
    link!.say("sorry");
    expect(link!.followed.refused).toBeNull();
  });

  it("of those who only watch go nowhere", async () => {
    will("news", ok(news(4)));
    await follow(null);
    link!.act(1);
    await settle();
    expect(told("actions")).toEqual([]);
  });
});

describe("commands over the live connection", () => {
  it("go over the live connection while it stands, one by one, and are refused there as anywhere", async () => {
    will("news", ok(news(4)));
    await follow();
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    link!.act(7, 8);
    link!.undo();
    await settle();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({
      id: 1,
      to: "actions",
      body: { action: [7, 8], expected: 4 },
    });
    FakeSocket.last.tell({ type: "answer", id: 1, status: 200, body: { number: 6 } });
    await settle();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ id: 2, to: "undo", body: { expected: 4 } });
    const body = { error: "stale", message: "Too late.", table: table(9) };
    FakeSocket.last.tell({ type: "answer", id: 2, status: 409, body });
    await settle();
    expect(link!.followed).toMatchObject({ refused: "Too late.", table: table(9), waiting: 0 });
    expect(told("actions").length).toBe(0);
  });

  it("whose connection breaks before the answer are sent again with the same key, by request if need be", async () => {
    will("news", ok(news(4)));
    await follow();
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    link!.undo();
    await settle();
    const { body } = FakeSocket.last.sent.at(-1) as { body: unknown };
    FakeSocket.last.tell({ type: "answer", id: 1, status: 503, body: { error: "e", message: "Not now." } });
    FakeSocket.last.end(1006);
    will("undo", ok({ number: 5 }));
    await vi.advanceTimersByTimeAsync(300);
    expect(told("undo").map((request) => request.body)).toEqual([body]);
    expect(link!.followed).toMatchObject({ waiting: 0, refused: null });
  });
});

describe("what goes on from the command under way", () => {
  it("doesn't wait for its answer, and breaks with it", async () => {
    will("news", ok(news(4)));
    await follow();
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    const key = link!.act(7);
    link!.actAfter(key, 8);
    await settle();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({
      id: 2,
      body: { action: 8, expected: 4, after: key },
    });
    const { body } = FakeSocket.last.sent.at(-1) as unknown as { body: { key: string } };
    will("actions", ok({ number: 5 }), ok({ number: 6 }));
    FakeSocket.last.end(1006);
    await vi.waitFor(() => expect(told("actions").length).toBe(2));
    expect(told("actions").map((one) => [one.body!.action, one.body!.key, one.body!.after])).toEqual([
      [[7], key, undefined],
      [8, body.key, key],
    ]);
  });

  it("waits for the answer to a request: nothing else keeps them in their order", async () => {
    will("news", ok(news(4)));
    let answer: (response: Response) => void = () => {};
    will("actions", () => new Promise((done) => (answer = done)), ok({ number: 6 }));
    await follow();
    const key = link!.act(7);
    FakeSocket.last.accept();
    FakeSocket.last.tell(news(4));
    link!.actAfter(key, 8);
    await settle();
    expect(told("actions").length).toBe(1);
    expect(FakeSocket.last.sent.length).toBe(1);
    answer(new Response(JSON.stringify({ number: 5 })));
    await settle();
    expect(FakeSocket.last.sent.at(-1)).toMatchObject({ body: { action: 8, after: key } });
  });
});

let use: LinkUse | null = null;
function Following({ token }: { token: string }) {
  use = useLink("g", token);
  return null;
}
const show = (token: string) => act(() => render(<Following token={token} />, document.body));

describe("a page that follows a game", () => {
  it("has one line at a time, and none when it is left", async () => {
    will("news", ok(news(1)), ok(news(2)));
    await show("ana");
    await settle();
    expect(use!.link.token).toBe("ana");
    await show("bia");
    await settle();
    expect(use!.link.token).toBe("bia");
    expect(FakeSocket.made.map(({ closed }) => closed)).toEqual([true, false]);
    act(() => render(null, document.body));
    expect(FakeSocket.last.closed).toBe(true);
  });

  it("hears nothing of the last seat, though its command is answered later", async () => {
    let answer: (told: Response) => void = () => {};
    will("news", ok(news(1)), ok(news(2)));
    will("actions", () => new Promise((done) => (answer = done)));
    await show("ana");
    await settle();
    use!.link.act(7);
    await settle();
    await show("bia");
    await settle();
    answer(new Response('{"number": 2}'));
    await act(settle);
    expect(use!.link.token).toBe("bia");
    expect(use!.followed.table).toEqual(table(2));
  });
});

describe("a page that draws slowly", () => {
  const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

  /** A page that has shown its first news; what draws its pictures. */
  async function opened(): Promise<(() => void)[]> {
    const pictures: (() => void)[] = [];
    vi.stubGlobal("requestAnimationFrame", (draw: () => void) => pictures.push(draw));
    will("news", ok(news(1)));
    await show("ana");
    await pass(2_000);
    FakeSocket.last.accept();
    await pass(2_000);
    return pictures;
  }

  it("hears on for as long as it takes to draw, and leaves nothing out", async () => {
    const pictures = await opened();
    for (const number of [2, 3, 4]) act(() => FakeSocket.last.tell(news(number, number)));
    expect(use!.followed.table).toEqual(table(2));
    await pass(300);
    act(() => pictures.at(-1)!());
    await pass(200);
    expect(use!.followed.table).toEqual(table(2));
    await pass(200);
    expect(use!.told.map(({ table }) => table!.about.number)).toEqual([3, 4]);
  });

  it("is drawn at once for what was pressed, however busy it is", async () => {
    await opened();
    for (const number of [2, 3]) act(() => FakeSocket.last.tell(news(number, number)));
    expect(use!.followed.table).toEqual(table(2));
    act(() => void use!.link.act(7));
    expect([use!.followed.table, use!.followed.waiting]).toEqual([table(3), 1]);
    act(() => FakeSocket.last.tell(news(4, 4)));
    expect(use!.followed.table).toEqual(table(3));
    act(() => void dispatchEvent(new KeyboardEvent("keydown")));
    expect(use!.followed.table).toEqual(table(4));
  });
});
