import { afterEach, describe, expect, it, vi } from "vitest";
import type { AskProps } from "../src/chapters/chapter";
import { WhoChose } from "../src/choices/WhoChose";
import type { TableData } from "../src/protocol/schema";
import { ChosenSheet } from "../src/turn/ChosenSheet";
import { boards } from "./boards";
import { all, clear, click, show } from "./page";
import { english } from "./text";

afterEach(clear);

const board = boards[0]!;
const names = ["Ana", "Bia", "Caio"];
const tableOf = (waiting: readonly number[], more: Partial<TableData> = {}) =>
  ({
    about: {
      waiting,
      chairs: names.map((name, seat) => ({ name, seat, chosen: !waiting.includes(seat) })),
    },
    view: { seats: names.map(() => ({})) },
    ...more,
  }) as unknown as TableData;

describe("who has chosen, where all choose at once", () => {
  it("is told by name, and nothing else is", async () => {
    await show(<WhoChose table={tableOf([1, 2])} />);
    expect(
      all(".who-chose li").map((line) => [line.getAttribute("aria-label"), line.dataset.chosen]),
    ).toEqual([
      [english("chosen-done", { name: "Ana" }), "true"],
      [english("chosen-open", { name: "Bia" }), "false"],
      [english("chosen-open", { name: "Caio" }), "false"],
    ]);
    expect(all(".who-chose")[0]!.textContent).toBe("AnaBiaCaio");
  });

  it("is no matter in a turn", async () => {
    const table = tableOf([1]);
    for (const chair of table.about.chairs) chair.chosen = false;
    await show(<WhoChose table={table} />);
    expect(all(".who-chose")).toEqual([]);
  });
});

describe("one's own choice", () => {
  it.each([
    [{ verb: "keep", tickets: [0, 1] }, board.tickets[0]!.cities.map((city) => board.cities[city]!.name)[0]!],
    [{ verb: "pieces", pieces: { trains: 20, ships: 40 } }, "20"],
    [{ verb: "DIG", notation: "dig Suez" }, "dig Suez"],
  ])("is shown, and can be changed until all have chosen", async (chosen, words) => {
    const change = vi.fn();
    const table = tableOf([1, 2], { chosen: { id: 1, ...chosen } as unknown as TableData["chosen"] });
    await show(<ChosenSheet {...({ board, table, onUndo: change } as unknown as AskProps)} />);
    expect(all(".sheet")[0]!.textContent).toContain(english("chosen-waiting", { names: "Bia, Caio" }));
    expect(all(".sheet-body")[0]!.textContent).toContain(words);
    await click("[data-change]");
    expect(change).toHaveBeenCalledOnce();
  });
});
