import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { useTurnNotice } from "../src/game/turnNotice";
import type { TableData } from "../src/protocol/schema";
import { clear, show } from "./page";
import { english } from "./text";

/** Chair 0 sits on seat 2, chair 1 on seat 0. */
const tableOf = (seat: number, status = "running") =>
  ({
    about: {
      status,
      edition: "usa",
      titles: { en: "Somewhere" },
      waiting: [seat],
      chairs: [{ seat: 2 }, { seat: 0 }],
    },
    view: status === "open" ? null : { seat },
  }) as unknown as TableData;

function Notice({ table, chairs }: { table: TableData; chairs: readonly number[] }) {
  useTurnNotice(table, chairs);
  return null;
}

const icon = () => document.querySelector('link[rel="icon"]')!.getAttribute("href");
const says = (title: string, sign: string) =>
  vi.waitFor(() => expect([document.title, icon()]).toEqual([title, sign]));
const MINE = `● ${english("turn-notice")} · Trilhos`;
const PLAIN = "Somewhere · Trilhos";

beforeEach(() => {
  document.head.innerHTML = '<link rel="icon" href="./icon.svg">';
});
afterEach(clear);

describe("the tab", () => {
  it("says that it is the turn of somebody at this device, and when it no longer is", async () => {
    await show(<Notice table={tableOf(2)} chairs={[0]} />);
    await says(MINE, "./icon-turn.svg");
    await show(<Notice table={tableOf(0)} chairs={[0]} />);
    await says(PLAIN, "./icon.svg");
  });

  it("counts all who share the device", async () => {
    await show(<Notice table={tableOf(0)} chairs={[0, 1]} />);
    await says(MINE, "./icon-turn.svg");
  });

  it.each([
    ["those who watch", tableOf(2), []],
    ["a game that is over", tableOf(2, "finished"), [0]],
    ["a game that has not begun", tableOf(2, "open"), [0]],
  ])("is quiet for %s", async (_, table, chairs) => {
    await show(<Notice table={table} chairs={chairs} />);
    await says(PLAIN, "./icon.svg");
  });

  it("is as before when the game is left", async () => {
    await show(<Notice table={tableOf(2)} chairs={[0]} />);
    await says(MINE, "./icon-turn.svg");
    clear();
    await says("Trilhos", "./icon.svg");
  });
});
