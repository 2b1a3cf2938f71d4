import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { call } from "../src/live/http";
import { type Command, Outbox } from "../src/live/outbox";
import type { Done } from "../src/protocol/schema";

const sent: { expected?: number; key: string; action: number }[] = [];
const answers: (() => Promise<Response>)[] = [];
const refused = vi.fn();

const done = (number: number) => async () => new Response(JSON.stringify({ number }), { status: 200 });
const gone = () => Promise.reject(new TypeError("no connection"));
const no = async () =>
  new Response(JSON.stringify({ error: "stale", message: "Too late." }), { status: 409 });
const act = (action: number) => ({ path: "games/g/actions", body: { action, expected: 4 } });
const carry = ({ path, body }: Command) => call<Done>(path, { body });
const newOutbox = () => new Outbox("outbox", carry, () => {}, refused);

beforeEach(() => {
  vi.useFakeTimers();
  sessionStorage.clear();
  [sent.length, answers.length] = [0, 0];
  refused.mockClear();
  vi.stubGlobal("fetch", (_: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body));
    return answers.shift()!();
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("an outbox", () => {
  it("tries again by itself, with the same key, until there is an answer", async () => {
    answers.push(gone, gone, done(5));
    const outbox = newOutbox();
    outbox.put(act(7));
    await vi.advanceTimersByTimeAsync(0);
    expect(outbox.size).toBe(1);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outbox.size).toBe(0);
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
    expect(sent.length).toBe(3);
  });

  it("tries again when the answer breaks off, or some proxy answers for the server", async () => {
    answers.push(
      async () => new Response('{"numb', { status: 200 }),
      async () => new Response("<h1>Internal Server Error</h1>", { status: 500 }),
      done(5),
    );
    const outbox = newOutbox();
    outbox.put(act(7));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(outbox.size).toBe(0);
    expect(sent.length).toBe(3);
    expect(refused).not.toHaveBeenCalled();
  });

  it("keeps what waits for the next page, and tries no more when it is closed", async () => {
    answers.push(gone, done(5));
    const outbox = newOutbox();
    outbox.put(act(7));
    await vi.advanceTimersByTimeAsync(0);
    outbox.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(sent.length).toBe(1);
    const next = newOutbox();
    await next.flush();
    expect(sent.map(({ key }) => key)).toEqual([sent[0]!.key, sent[0]!.key]);
    expect(next.size).toBe(0);
  });

  it("goes on with the next command when one was refused", async () => {
    answers.push(no, done(6));
    const outbox = newOutbox();
    outbox.put(act(7));
    outbox.put(act(9));
    await vi.advanceTimersByTimeAsync(0);
    expect(sent.map(({ action }) => action)).toEqual([7, 9]);
    expect(refused).toHaveBeenCalledOnce();
  });
});
