import { render } from "preact";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GameContext } from "../src/follow/context";
import { galleryApi } from "../src/gallery/Pages";
import { FirstLesson } from "../src/lesson/FirstLesson";
import { LessonGame } from "../src/lesson/LessonGame";
import { LessonsPage } from "../src/lesson/LessonsPage";
import { selectorsOf } from "../src/lesson/pointing";
import { keepProgress, progressKept } from "../src/lesson/progress";
import type { Followed, Link } from "../src/live/link";
import { keepSeat } from "../src/live/seats";
import type { LessonAt, LessonData, LessonStepData, LessonText, TableData } from "../src/protocol/schema";
import { useGuide } from "../src/view/guide";
import { boards } from "./boards";
import { click, show } from "./page";

const both = (words: string) => ({ en: words, "pt-BR": `${words} (pt)` });
const stepOf = (words: string, more: Partial<LessonStepData> = {}): LessonStepData => ({
  say: both(words),
  otherwise: both(`not that: ${words}`),
  asks: [],
  place: null,
  routes: [],
  cities: [],
  rules: "",
  ...more,
});
const about = (id: string, theme: string): LessonData => ({
  id,
  theme: both(theme),
  title: both(`title of ${id}`),
  about: both("about"),
  minutes: 2,
  steps: 3,
  edition: "usa",
  titles: both("board"),
  chapters: [],
});
const TOLD: LessonText = {
  about: about("first", "one"),
  steps: [
    stepOf("read this", { routes: [3], rules: "claim" }),
    stepOf("draw", { asks: [[7], [7]] }),
    stepOf("well done"),
  ],
};
const LESSON: LessonAt = { id: "first", title: both("A game"), step: 0, steps: 3 };
const api = {
  ...galleryApi,
  lesson: () => Promise.resolve(TOLD),
  lessons: () => Promise.resolve([about("first", "one"), about("other", "two")]),
};

function Told() {
  return <i data-spots={useGuide().spots.length} />;
}

const goOn = vi.fn();

async function at(lesson: LessonAt, more: Partial<Followed> = {}) {
  const table = { about: { game: "g", lesson }, legal: [] } as unknown as TableData;
  const followed = { pending: false, refused: null, ...more } as Followed;
  const link = { goOn } as unknown as Link;
  return show(
    <GameContext.Provider value={{ link, followed, table, seen: [], shared: false }}>
      <LessonGame board={boards[0]!} table={table} lesson={lesson} api={api}>
        <Told />
      </LessonGame>
    </GameContext.Provider>,
  );
}

beforeEach(() => {
  localStorage.clear();
  goOn.mockClear();
});
afterEach(() => render(null, document.body));

describe("a lesson at the table", () => {
  it("says what a step says, points at the board, and leads to the rules", async () => {
    const page = await at(LESSON);
    expect(page.querySelector(".lesson-words")?.textContent).toBe("read this");
    expect(page.querySelector("[data-spots]")?.getAttribute("data-spots")).toBe("2");
    expect(page.querySelector<HTMLAnchorElement>(".lesson-card a")?.getAttribute("href")).toBe(
      "#/rules/usa/claim",
    );
  });

  it("goes on from the step that is shown", async () => {
    await at(LESSON);
    await click(".lesson-card .main");
    expect(goOn).toHaveBeenCalledWith(0);
  });

  it("waits while something that was sent isn't answered", async () => {
    const page = await at(LESSON, { pending: true });
    expect(page.querySelector<HTMLButtonElement>(".lesson-card .main")?.disabled).toBe(true);
  });

  it("answers a wrong action kindly, in the step in which it was done", async () => {
    const page = await at({ ...LESSON, step: 1 });
    expect(page.querySelector(".lesson-otherwise")).toBeNull();
    await at({ ...LESSON, step: 1 }, { refused: "nothing has happened" });
    expect(page.querySelector(".lesson-otherwise")?.textContent).toBe("not that: draw");
    await at({ ...LESSON, step: 2 }, { refused: "nothing has happened" });
    expect(page.querySelector(".lesson-otherwise")).toBeNull();
  });

  it("is done when its last step is shown, and then leads to the next one", async () => {
    await at({ ...LESSON, step: 2 });
    expect(progressKept().first).toEqual({ game: "g", step: 2, steps: 3, done: true });
    const page = await at({ ...LESSON, step: 3 });
    expect(page.querySelector(".lesson-card .main")?.textContent).toContain("title of other");
  });

  it("says so when it was left for good", async () => {
    const page = await at({ ...LESSON, step: null });
    expect(page.querySelector(".lesson-words")?.textContent).toContain("no lesson any more");
  });
});

describe("what a step points at", () => {
  it("is what carries out an action that is asked for and legal now", () => {
    const choice = { id: 7, notation: "draw", verb: "draw", argument: 0 };
    const [button] = selectorsOf(TOLD.steps[1], [choice, { ...choice, id: 8 }]);
    expect(button).toContain('data-action="7"');
    expect(selectorsOf(TOLD.steps[1], [{ ...choice, id: 8 }])).toEqual([]);
  });

  it("is the way to pay, once there is a sheet for it", () => {
    const claim = { id: 1, notation: "claim", verb: "claim", argument: 0 };
    const ways = [9, 10].map((id) => ({ id, notation: "pay", cards: {}, over: 0 }));
    const found = selectorsOf(stepOf("claim", { asks: [[1], [9]] }), [{ ...claim, ways }]).join();
    expect(found).toContain('data-way="9"');
    expect(found).not.toContain('data-way="10"');
  });

  it("is nothing where anything would do", () => {
    const many = Array.from({ length: 9 }, (_, id) => ({ id, notation: "", verb: "pieces", argument: id }));
    expect(selectorsOf(stepOf("any", { asks: [many.map(({ id }) => id)] }), many)).toEqual([]);
  });
});

describe("the list of lessons", () => {
  it("has them by theme, and what was done", async () => {
    keepProgress("other", { game: "h", step: 1, steps: 3, done: true });
    const page = await show(<LessonsPage api={api} />);
    expect([...page.querySelectorAll("h2")].map(({ textContent }) => textContent)).toEqual(["one", "two"]);
    expect(page.querySelectorAll(".lesson-done").length).toBe(1);
  });

  it("begins one, or goes on where this device left it", async () => {
    const learn = vi.fn(() => Promise.resolve({ game: "new", host: "h", tokens: { 0: "t" } }));
    keepProgress("first", { game: "old", step: 1, steps: 3, done: false });
    keepSeat("old", 0, "t");
    await show(<LessonsPage api={{ ...api, learn }} />);
    await click(".lesson-line button", 0);
    expect(location.hash).toBe("#/game/old");
    expect(learn).not.toHaveBeenCalled();
    await click(".lesson-line button", 1);
    expect(learn).toHaveBeenCalledWith("first", { name: "", color: null });
    expect(location.hash).toBe("#/game/new");
  });
});

describe("the first page", () => {
  it("offers the first lesson until it is done", async () => {
    const page = await show(<FirstLesson api={api} onProblem={() => {}} />);
    expect(page.querySelector("button")?.textContent).toContain("Learn by playing");
    keepProgress("first", { game: "g", step: 2, steps: 3, done: true });
    render(null, document.body);
    const again = await show(<FirstLesson api={api} onProblem={() => {}} />);
    expect(again.querySelector("button")).toBeNull();
    expect(again.querySelector("a")?.getAttribute("href")).toBe("#/lessons");
  });
});
