import { render } from "preact";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { AskProps } from "../src/chapters/chapter";
import { Paying } from "../src/chapters/payments/Paying";
import { sortLegal } from "../src/chapters/sortLegal";
import type { TableData } from "../src/protocol/schema";
import { RouteTip } from "../src/table/RouteTip";
import { TextContext } from "../src/text/context";
import { boards } from "./boards";
import { english } from "./text";

const [board] = boards;
const route = board!.routes.find(({ length }) => length === 3)!;
const WORTH = 17; // not what three spaces are worth: the server knows of more than lengths

const shown = (what: Parameters<typeof render>[0]) =>
  render(<TextContext.Provider value={english}>{what}</TextContext.Provider>, document.body);
const answer = (body: unknown) => new Response(JSON.stringify(body), { status: 200 });
const told = { routes: board!.routes.map(() => ({ points: WORTH })), split: null };

beforeEach(() => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => answer(told)),
  );
});

afterEach(() => {
  render(null, document.body);
  vi.unstubAllGlobals();
});

it("a route's tip tells what the server says that a claim brings", async () => {
  shown(<RouteTip pointer={{ current: null }} board={board!} players={2} target={{ route: route.id }} />);
  expect(document.body.textContent).not.toContain("points"); // nothing is made up before it is known
  await vi.waitFor(() =>
    expect(document.body.textContent).toContain(english("track-worth", { count: WORTH })),
  );
});

it("the sheet of what is left to pay says the same", async () => {
  const pay = { id: 7, verb: "pay", argument: 0, notation: "pay 2 red", cards: { red: 2 }, over: 0 };
  const table = {
    about: { edition: board!.name, board: board!.name, titles: {}, players: 3, waiting: [0], chairs: [] },
    view: { viewer: 0, seat: 0, laid: {}, hand: { red: 2 }, paying_for: { route: route.id } },
    legal: [pay],
  } as unknown as TableData;
  const props = {
    board,
    table,
    legal: sortLegal(table),
    words: () => "",
    act: () => {},
  } as unknown as AskProps;
  shown(<Paying {...props} />);
  await vi.waitFor(() => expect(document.querySelector(".worth")?.textContent).toContain(`+${WORTH}`));
  expect(vi.mocked(fetch)).toHaveBeenCalledOnce(); // another number of players: another rulebook
});

it("no rule is worked out by lengths, at the table", async () => {
  const sources = import.meta.glob<string>("../src/**/*.{ts,tsx}", {
    query: "?raw",
    import: "default",
    eager: true,
  });
  const named = Object.keys(sources).filter((path) => sources[path]!.includes("routePoints"));
  const printed = [
    "../src/boards/board.ts",
    "../src/chapters/claims/rules.tsx",
    "../src/workshop/canvas/shown.ts",
  ];
  expect(named.sort()).toEqual(printed); // the printed table, and a board that is being made
});
