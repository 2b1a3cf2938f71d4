import { afterEach, expect, it, vi } from "vitest";
import { loadBoard } from "../src/boards/load";
import { sortLegal } from "../src/chapters/sortLegal";
import type { Choice, TableData } from "../src/protocol/schema";
import { looking } from "../src/table/acting";
import { RouteList } from "../src/table/RouteList";
import type { TableGame } from "../src/view/game";
import "./boards";
import { all, clear, click, show } from "./page";

afterEach(clear);

it("lists what the server says can be built, what brings most first, with the cards proposed first", async () => {
  const board = await loadBoard("usa");
  const [short, long] = [1, 6].map((length) => board.routes.find((route) => route.length === length)!);
  const claim = (id: number, route: number): Choice =>
    ({
      id,
      verb: "claim",
      argument: route,
      ways: [{ id: 900 + id, cards: { red: 1 }, over: 0 }],
    }) as unknown as Choice;
  const legal = sortLegal({ legal: [claim(11, short!.id), claim(12, long!.id)] } as TableData);
  const onRoute = vi.fn();
  const own = {
    board,
    game: { hand: { red: 3 } } as unknown as TableGame,
    acting: { ...looking, legal, events: { onRoute } },
    until: "",
  };
  await show(<RouteList {...own} ends={[]} onEnds={() => {}} />);
  expect(all(".route-row").map(({ dataset }) => dataset.action)).toEqual(["12", "11"]);
  expect(all(".route-row .mini-card")).toHaveLength(2);
  await click(".route-row", 1);
  expect(onRoute).toHaveBeenCalledWith(short!.id);
  await show(<RouteList {...own} ends={[long!.a, long!.b]} onEnds={() => {}} />);
  expect(all("button.route-row").map(({ dataset }) => dataset.action)).toEqual(["12"]);
});
