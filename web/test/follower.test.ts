import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Refused, Unreached } from "../src/live/http";
import type { JobData } from "../src/protocol/schema";
import { workshopApi } from "../src/workshop/api";
import { Follower, isUnderWay, type Work } from "../src/workshop/work/Follower";

const job = (state: JobData["state"], more: Partial<JobData> = {}): JobData => ({
  id: "j1",
  kind: "trial",
  state,
  before: 0,
  progress: 0,
  ...more,
});

let heard: Work[] = [];
const latest = () => heard.at(-1)!;
const follower = (place: string | null = null) => new Follower(place, (work) => heard.push(work));

beforeEach(() => {
  vi.useFakeTimers();
  heard = [];
  sessionStorage.clear();
  vi.spyOn(workshopApi, "giveUp").mockResolvedValue(new Response());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it("asks until the work is done", async () => {
  const asked = vi.spyOn(workshopApi, "job").mockResolvedValueOnce(job("working", { progress: 0.5 }));
  asked.mockResolvedValueOnce(job("done", { result: 7 }));
  await follower().begin(async () => job("waiting"));
  expect(isUnderWay(latest())).toBe(true);
  await vi.advanceTimersByTimeAsync(600);
  expect(latest().job?.progress).toBe(0.5);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(latest().job?.result).toBe(7);
  expect(asked).toHaveBeenCalledTimes(2);
});

it("goes on asking while the server doesn't answer, and says so", async () => {
  const asked = vi.spyOn(workshopApi, "job").mockRejectedValueOnce(new Unreached("gone"));
  asked.mockResolvedValueOnce(job("done"));
  await follower().begin(async () => job("working"));
  await vi.advanceTimersByTimeAsync(600);
  expect(latest().lost).toBe(true);
  await vi.advanceTimersByTimeAsync(3000);
  expect(latest()).toMatchObject({ lost: false, job: { state: "done" } });
});

it("tells of work that failed, was refused, or is no longer known", async () => {
  const problem = { error: "busy", message: "Two at a time.", fields: null, table: null };
  const one = follower("here");
  await one.begin(async () => job("failed", { error: "It is late." }));
  expect(latest().problem).toEqual({ said: "It is late." });
  await one.begin(() => Promise.reject(new Refused(409, problem)));
  expect(latest().problem).toEqual({ said: "Two at a time." });
  vi.spyOn(workshopApi, "job").mockRejectedValueOnce(new Refused(404, problem));
  await one.begin(async () => job("working"));
  await vi.advanceTimersByTimeAsync(600);
  expect(latest().problem).toEqual({ key: "gone" });
  expect(sessionStorage.length).toBe(0);
});

it("is found again by whoever comes back, and given up when nobody wants it", async () => {
  await follower("here").begin(async () => job("working"));
  vi.spyOn(workshopApi, "job").mockResolvedValue(job("working", { progress: 0.9 }));
  const again = follower("here");
  await vi.advanceTimersByTimeAsync(0);
  expect(latest().job?.progress).toBe(0.9);
  again.giveUp();
  expect(workshopApi.giveUp).toHaveBeenCalledWith("j1");
  expect(latest().job).toBeNull();
  expect(sessionStorage.length).toBe(0);
});
