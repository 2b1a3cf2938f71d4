import { afterEach, expect, it, vi } from "vitest";
import { Display, Stack } from "../src/cards/Display";
import { alike } from "../src/live/alike";
import type { Followed, Link } from "../src/live/link";
import { sourceOf } from "../src/motion/anchors";
import type { Choice, TableData } from "../src/protocol/schema";
import { PlayTable } from "../src/turn/PlayTable";
import { all, clear, press, show } from "./page";
import { asked } from "./samples";

afterEach(() => {
  clear();
  vi.unstubAllGlobals();
});

it("cards fly from where they lay, whatever stands beside them", async () => {
  await show(
    <>
      <div class="stacks">
        <p>a word</p>
        <Stack kind="train" left={3} hint="D" closed={false} onDraw={() => {}} />
        <Stack kind="ship" left={3} hint="F" closed={false} onDraw={() => {}} />
      </div>
      <Display cards={["red", "blue"]} />
    </>,
  );
  expect(sourceOf({ deck: "ship" })).toBe(all(".stack")[1]);
  expect(sourceOf({ deck: "train" })).toBe(all(".stack")[0]);
  expect(sourceOf({ slot: 2 })).toBe(all(".display button")[1]);
  expect(sourceOf({ deck: "nowhere" })).toBeNull();
});

it("tables are alike that say the same, in whatever order", () => {
  const table = { about: { number: 4, chairs: [{ name: "Ana" }, null] }, refused: [] };
  expect(alike(table, { refused: [], about: { chairs: [{ name: "Ana" }, null], number: 4 } })).toBe(true);
  expect(alike(table, { ...table, refused: [1] })).toBe(false);
  expect(alike(table, { ...table, more: undefined })).toBe(false);
  expect(alike(table, null)).toBe(false);
});

it("keys walk over what may be chosen, and over nothing else", async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener() {}, removeEventListener() {} }));
  const { board, sample } = asked("claim")[0]!;
  const { seat } = sample.view;
  const claims = [3, 40, 70].map((argument) => ({
    id: 200 + argument,
    verb: "claim",
    argument,
    notation: "",
  }));
  const table = {
    about: {
      game: "g",
      number: 5,
      position: 5,
      edition: board.name,
      board: board.name,
      titles: {},
      waiting: [seat],
      chairs: [],
    },
    view: {
      viewer: seat,
      turn: 3,
      market: [],
      ticket_deck: [],
      stations: {},
      harbours: {},
      ...sample.view,
      routes: {},
    },
    legal: claims as Choice[],
    refused: [],
    outlook: sample.outlook,
    seat,
    you: seat,
  } as unknown as TableData;
  const followed = { status: "live", entries: [], waiting: 0, refused: null, ahead: null, table };
  const link = { game: "g", token: null } as unknown as Link;
  await show(
    <PlayTable board={board} link={link} followed={followed as unknown as Followed} table={table} />,
  );
  const focused = () => (document.activeElement as SVGElement | null)?.dataset.route;
  await press("r");
  await vi.waitFor(() => expect(["3", "40", "70"]).toContain(focused()), { timeout: 60_000 });
  const seen = new Set([focused()]);
  for (const key of ["ArrowRight", "ArrowLeft", "ArrowDown", "ArrowUp", "ArrowRight", "ArrowDown"]) {
    await press(key);
    seen.add(focused());
  }
  expect([...seen].every((route) => ["3", "40", "70"].includes(route!))).toBe(true);
  expect(seen.size).toBeGreaterThan(1);
});
