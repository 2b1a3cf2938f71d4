import { readFileSync } from "node:fs";
import { render } from "preact";
import { afterEach, describe, expect, it, vi } from "vitest";
import { api } from "../src/live/api";
import { Refused, Unreached } from "../src/live/http";
import type { CurvePoint, Problem, ReviewedMove, ReviewState } from "../src/protocol/schema";
import { AskReview } from "../src/review/AskReview";
import { Curve } from "../src/review/Curve";
import { firstShown, nextTold, optionMarks } from "../src/review/figures";
import { MovePanel } from "../src/review/MovePanel";
import { useReview } from "../src/review/useReview";
import { TextContext } from "../src/text/context";
import { makeText } from "../src/text/text";
import type { Seat } from "../src/view/game";
import { all, calm, clear, click } from "./page";

const words = ["review-page", "web", "show"].map((part) =>
  readFileSync(`../src/trilhos/text/en/${part}.ftl`, "utf-8"),
);
const text = makeText("en", words);

async function show(what: preact.ComponentChild): Promise<void> {
  render(<TextContext.Provider value={text}>{what}</TextContext.Provider>, document.body);
  await calm();
}

const option = (said: string, chosen: boolean, more = {}) => ({
  said,
  chosen,
  win: 0.5,
  less: 0,
  score: 90,
  route: null,
  city: null,
  plan: [],
  ...more,
});

const decision = (number: number, mark: ReviewedMove["mark"]): ReviewedMove => ({
  number,
  seat: 1,
  said: "draw tickets",
  mark,
  chance: 0.5,
  after: 0.38,
  given_up: 0.12,
  luck: -0.2,
  outlook: { win: 0.5, score: 90, low: 70, high: 110 },
  tickets: [],
  options: [
    option("claim Houston-El Paso", false, { route: 7, plan: [{ route: 9, chance: 0.6 }] }),
    option("draw tickets", true, { less: 0.12 }),
  ],
  why: ["It brings 6 points more."],
});

const seats = ["Ana", "Bia"].map(
  (name, i): Seat => ({ name, colour: i ? "cobalt" : "carmine", points: 0, facts: {} }),
);

const state = (more: Partial<ReviewState>): ReviewState => ({
  state: "none",
  before: 0,
  progress: 0,
  ...more,
});

afterEach(() => {
  clear();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("figures", () => {
  it("lead from one move that gave something up to the next, and round again", () => {
    const moves = [decision(3, "blunder"), decision(5, "best"), decision(8, "inaccurate")];
    expect([nextTold(moves, 0), nextTold(moves, 3), nextTold(moves, 8)]).toEqual([3, 8, 3]);
    expect(nextTold([decision(5, "good")], 0)).toBeNull();
  });

  it("show the better move where there was one, else the one that was played", () => {
    expect([firstShown(decision(1, "mistake")), firstShown(decision(1, "good"))]).toEqual([0, 1]);
  });

  it("put a claim on the board as a ghost, with its cities and what would follow", () => {
    const board = { owner: [0, -1, 1], pieces: [], buildings: [] };
    const marks = optionMarks(decision(1, "mistake").options[0], 1, board, () => [4, 6]);
    expect(marks).toEqual({ lit: new Set([0, 2, 7, 9]), ghost: { route: 7, seat: 1 }, spotlight: [4, 6] });
    expect(optionMarks(decision(1, "mistake").options[1], 1, board, () => [])).toEqual({});
  });
});

function Following() {
  return <AskReview reviewing={useReview("g")} />;
}

describe("asking for a review", () => {
  it("follows it to its end, through a server that is away", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const review = vi.spyOn(api, "review").mockResolvedValueOnce(state({}));
    const asked = vi.spyOn(api, "askReview").mockResolvedValue(state({ state: "waiting", before: 2 }));
    const shown = show(<Following />);
    await vi.advanceTimersByTimeAsync(100);
    await shown;
    document.querySelector<HTMLElement>("[data-ask]")!.click();
    await vi.advanceTimersByTimeAsync(100);
    expect(asked).toHaveBeenCalledOnce();
    expect(document.body.textContent).toContain("2 pieces of work come first");
    review
      .mockRejectedValueOnce(new Unreached())
      .mockResolvedValue(state({ state: "working", progress: 0.4 }));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(document.body.textContent).toContain(text("reviewed-lost"));
    await vi.advanceTimersByTimeAsync(2_100);
    expect(document.body.textContent).toContain("40 %");
    review.mockResolvedValue(state({ state: "failed", error: "Too slow." }));
    await vi.advanceTimersByTimeAsync(1_100);
    expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["Too slow."]);
    const { length } = review.mock.calls;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(review.mock.calls).toHaveLength(length);
  });

  it("tells why a server makes none", async () => {
    vi.spyOn(api, "review").mockResolvedValue(state({}));
    vi.spyOn(api, "askReview").mockRejectedValue(
      new Refused(403, { error: "no-reviews", message: "None here." } as Problem),
    );
    await show(<Following />);
    await click("[data-ask]");
    expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["None here."]);
  });
});

it("a decision is told with its mark in words, and each option can be looked at", async () => {
  const onShow = vi.fn();
  const onStudy = vi.fn(async () => {
    throw new Refused(409, { error: "x", message: "Not now." } as Problem);
  });
  const move = decision(31, "blunder");
  await show(<MovePanel move={move} seat={seats[1]!} shown={0} onShow={onShow} onStudy={onStudy} />);
  expect(document.querySelector(".mark")!.textContent).toContain("blunder");
  expect(document.body.textContent).toContain("It brings 6 points more.");
  expect(document.body.textContent).toContain("luck took 20 %");
  await click("[data-option]", 1);
  expect(onShow).toHaveBeenCalledWith(1);
  await click("[data-study]");
  expect(all("[role=alert]").map((one) => one.textContent)).toEqual(["Not now."]);
});

it("the chances are lines told apart by dashes and a table, and lead to a move by keys too", async () => {
  const point = (number: number, ...chances: (number | null)[]): CurvePoint => ({ number, chances });
  const onMove = vi.fn();
  const fair = [point(1, 0.5, null), point(2, 0.5, 0.4), point(3, 1, 0)];
  await show(
    <Curve
      seats={seats}
      fair={fair}
      open={[point(1, 0.9, 0.1)]}
      moves={[decision(2, "blunder"), decision(1, "good")]}
      last={2}
      at={1}
      onMove={onMove}
    />,
  );
  expect(document.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("Bia: from 40 % to 0 %");
  expect(all(".chance-mark").map((mark) => mark.textContent)).toEqual(["??"]);
  expect(
    new Set(all(".chances-plot .chance").map((line) => line.getAttribute("stroke-dasharray"))).size,
  ).toBe(2);
  const slider = document.querySelector<HTMLInputElement>(".chances-plot input")!;
  slider.value = "3";
  slider.dispatchEvent(new Event("input"));
  expect(onMove).toHaveBeenCalledWith(3);
  document.querySelector<HTMLInputElement>(".check input")!.click();
  await calm();
  expect(document.querySelector("[role=img]")!.getAttribute("aria-label")).toContain("Ana: from 90 %");
});
