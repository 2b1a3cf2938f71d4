import { afterEach, describe, expect, it, vi } from "vitest";
import { Camera } from "../src/board/camera";
import { LastLine, Spoken } from "../src/log/LastLine";
import { type Tab, Tabs } from "../src/look/Tabs";
import { rangeOf, ScoreTrack, ticksOf } from "../src/table/ScoreTrack";
import { spread } from "../src/table/spread";
import { restsHigh } from "../src/table/usePull";
import { all, clear, click, press, show } from "./page";

afterEach(() => {
  clear();
  vi.restoreAllMocks();
});

describe("the score track", () => {
  it("has a place for every score, from below nought to beyond a hundred", () => {
    expect(rangeOf([0, 37])).toEqual([0, 100]);
    expect(rangeOf([100, 12])).toEqual([0, 100]);
    expect(rangeOf([101, 12])).toEqual([0, 150]);
    expect(rangeOf([-3, 12])).toEqual([-50, 100]);
  });

  it("writes as many numbers as it has room for, nought among them", () => {
    expect(ticksOf([0, 100], 1000)).toEqual([0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100]);
    expect(ticksOf([0, 100], 330)).toEqual([0, 20, 40, 60, 80, 100]);
    expect(ticksOf([-50, 150], 330)).toEqual([-50, 0, 50, 100, 150]);
    expect(ticksOf([-150, 100], 100)).toContain(0);
  });

  it("moves marks apart that would hide each other, in their order, and no others", () => {
    expect(spread([10, 200, 100], 16, 300)).toEqual([10, 200, 100]);
    expect(spread([50, 50], 16, 300)).toEqual([42, 58]);
    const crowded = spread([300, 299, 298, 100, 297], 16, 300);
    expect(crowded[3]).toBe(100);
    const others = [crowded[4]!, crowded[2]!, crowded[1]!, crowded[0]!];
    expect(others).toEqual([252, 268, 284, 300]);
  });

  it("shows everybody's badge, and tells the points", async () => {
    const seats = [
      { name: "Ana", points: 120 },
      { name: "Bia", points: 120 },
    ];
    await show(<ScoreTrack game={{ seats } as unknown as Parameters<typeof ScoreTrack>[0]["game"]} />);
    const places = all(".score-marker").map(({ style }) => style.left);
    expect(new Set(places).size).toBe(2);
    expect(all(".score-track")[0]!.getAttribute("aria-label")).toContain("Ana: 120, Bia: 120");
    expect(all(".score-tick").map(({ textContent }) => textContent)).toContain("140");
  });
});

describe("the drawer", () => {
  it("rests where it is nearer, or where it was flung", () => {
    expect(restsHigh(120, 200, 0)).toBe(true);
    expect(restsHigh(80, 200, 0)).toBe(false);
    expect(restsHigh(20, 200, 1)).toBe(true);
    expect(restsHigh(180, 200, -1)).toBe(false);
  });
});

describe("tabs", () => {
  const tabs: readonly Tab[] = ["one", "two", "three"].map((name) => ({
    name,
    label: name,
    body: `about ${name}`,
  }));

  it("show one thing, and arrows go around", async () => {
    const onChoose = vi.fn();
    await show(<Tabs title="things" tabs={tabs} chosen="three" onChoose={onChoose} />);
    expect(all("[role=tabpanel]")[0]!.textContent).toBe("about three");
    expect(all("[aria-selected=true]").map(({ textContent }) => textContent)).toEqual(["three"]);
    all("[aria-selected=true]")[0]!.focus();
    await press("ArrowRight");
    expect(onChoose).toHaveBeenLastCalledWith("one");
    await click(".tab", 1);
    expect(onChoose).toHaveBeenLastCalledWith("two");
  });
});

describe("what happened last", () => {
  const lines = Array.from({ length: 9 }, (_, key) => ({ key, seat: 0, parts: [`line ${key}`], entry: key }));

  it("is one line that opens the log", async () => {
    const onOpen = vi.fn();
    await show(<LastLine lines={lines} pieces={["carmine", "cobalt"]} open={false} onOpen={onOpen} />);
    expect(all(".news-words")[0]!.textContent).toBe("line 8");
    await click(".news");
    expect(onOpen).toHaveBeenCalled();
  });

  it("is spoken line by line, without those from before", async () => {
    await show(<Spoken lines={lines} />);
    const heard = all("[aria-live=polite] p");
    expect(heard.at(-1)!.textContent).toBe("line 8");
    expect(heard.length).toBeLessThan(lines.length);
    await show(<Spoken lines={[...lines, { key: 9, seat: 1, parts: ["new"], entry: 9 }]} />);
    expect(all("[aria-live=polite] p").at(-1)!.textContent).toBe("new");
    expect(all("[aria-live=polite] p").at(-2)).toBe(heard.at(-1));
  });
});

const looking = () => {
  const camera = new Camera({ width: 1000, height: 1000 }, () => [], vi.fn());
  camera.resize({ width: 300, height: 500 }, true);
  vi.spyOn(window, "matchMedia").mockReturnValue({ matches: true } as MediaQueryList);
  return camera;
};
const screen = ({ view }: Camera, { x, y }: { x: number; y: number }) => ({
  x: view.x + x * view.scale,
  y: view.y + y * view.scale,
});

describe("a camera whose screen changes", () => {
  const board = { width: 1000, height: 1000 };

  it("shows the board as at first, though a glide was under way", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const camera = new Camera(board, () => [], vi.fn());
    camera.resize({ width: 900, height: 900 }, false);
    camera.coverBelow(0);
    camera.resize({ width: 500, height: 600 }, false);
    await new Promise((done) => setTimeout(done, 400));
    expect(camera.view).toEqual({ x: 0, y: 50, scale: 0.5 });
  });

  it("shows it so at first, though something was wanted before it was measured", async () => {
    vi.spyOn(window, "matchMedia").mockReturnValue({ matches: false } as MediaQueryList);
    const camera = new Camera(board, () => [], vi.fn());
    camera.coverBelow(0);
    camera.reveal({ x: 900, y: 900 });
    camera.resize({ width: 500, height: 600 }, false);
    await new Promise((done) => setTimeout(done, 400));
    expect(camera.view).toEqual({ x: 0, y: 50, scale: 0.5 });
  });

  it("fills it again, but keeps what the player looks at", () => {
    const camera = new Camera(board, () => [], vi.fn());
    camera.resize({ width: 300, height: 400 }, true);
    camera.resize({ width: 300, height: 500 }, true);
    expect(camera.view.scale).toBe(0.5);
    camera.zoom(2, { x: 0, y: 0 });
    camera.resize({ width: 300, height: 400 }, true);
    expect(camera.view.scale).toBe(1);
  });
});

describe("a camera that reveals points", () => {
  it("has all of them in view, also above a sheet", async () => {
    const camera = looking();
    const points = [
      { x: 100, y: 800 },
      { x: 800, y: 900 },
    ];
    camera.coverBelow(200);
    camera.reveal(...points);
    await vi.waitFor(() => {
      for (const { x, y } of points.map((point) => screen(camera, point))) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(300);
        expect(y).toBeLessThan(300);
      }
    });
  });

  it("goes back afterwards, unless it was moved meanwhile", async () => {
    const camera = looking();
    const before = camera.view;
    const far = { x: 20, y: 500 };
    camera.follow([far]);
    await vi.waitFor(() => expect(screen(camera, far).x).toBeGreaterThan(0));
    camera.follow([]);
    await vi.waitFor(() => expect(camera.view).toEqual(before));
    camera.follow([far]);
    await vi.waitFor(() => expect(screen(camera, far).x).toBeGreaterThan(0));
    camera.pan({ x: -5, y: 0 });
    const moved = camera.view;
    camera.follow([]);
    await new Promise((done) => setTimeout(done, 50));
    expect(camera.view).toEqual(moved);
  });

  it("goes back to the beginning from one thing after the other", async () => {
    const camera = looking();
    vi.mocked(window.matchMedia).mockReturnValue({ matches: false } as MediaQueryList);
    const before = camera.view;
    for (const x of [20, 980]) {
      camera.follow([{ x, y: 500 }]);
      await new Promise((done) => setTimeout(done, 40));
      camera.follow([]);
    }
    await vi.waitFor(() => expect(camera.view).toEqual(before));
  });

  it("stays where it is when they are in view already", async () => {
    const camera = looking();
    const before = camera.view;
    camera.reveal({ x: 500, y: 500 });
    await new Promise((done) => setTimeout(done, 50));
    expect(camera.view).toEqual(before);
  });
});
