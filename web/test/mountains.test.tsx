import { render } from "preact-render-to-string";
import { expect, it } from "vitest";
import { GameLayer } from "../src/board/GameLayer";
import { Legend } from "../src/board/Legend";
import { chapters, knownLines, routeFacts } from "../src/chapters";
import { Narrator } from "../src/log/narrator";
import { PlayerPanel } from "../src/players/PlayerPanel";
import type { Choice, EntryData, TableData } from "../src/protocol/schema";
import { RouteTip } from "../src/table/RouteTip";
import { TextContext } from "../src/text/context";
import { nothing } from "../src/view/table";
import { boardWith } from "./boards";
import { english, portuguese } from "./text";

// This board has no passes; it gets some.
const plain = boardWith(({ routes }) => routes.every(({ printed }) => !printed.passes));
const long = plain.routes.find(({ length }) => length >= 3)!;
const routes = plain.routes.map((route) => (route === long ? { ...route, printed: { passes: 2 } } : route));
const board = { ...plain, routes };
const table = { about: { chairs: [{ name: "Ana", seat: 0 }] }, view: { decks: {} } } as unknown as TableData;
const claim = (brings: Record<string, number>) => ({ id: 1, verb: "claim", brings }) as unknown as Choice;

const html = (what: Parameters<typeof render>[0], text = english) =>
  render(<TextContext.Provider value={text}>{what}</TextContext.Provider>);

it("passes are marked on the board, in the legend and in words", () => {
  const drawn = html(<GameLayer board={board} table={nothing} marks={{}} names="labels" />);
  expect(drawn.match(/<g class="passes">(<path[^>]*>(<\/path>)?){2}<\/g>/)).not.toBeNull();
  expect(html(<Legend board={board} buildings={[]} />)).toContain(english("legend-passes"));
  expect(html(<Legend board={plain} buildings={[]} />)).not.toContain(english("legend-passes"));
  expect(routeFacts(english, routes[long.id]!)).toContain("2 passes");
  expect(
    html(
      <RouteTip pointer={{ current: null }} board={board} players={2} target={{ route: long.id }} />,
      portuguese,
    ),
  ).toContain("2 passagens");
});

it("a claim says how many pieces go into the box, and one without passes nothing", () => {
  const way = { id: 1, notation: "", cards: {}, over: 0 };
  const Also = chapters.find(({ name }) => name === "mountains")!.Also!;
  const said = (brings: Record<string, number>) =>
    html(<Also {...{ board, table, way }} claim={claim(brings)} />);
  expect(said({ trains: -5, passes: 2 })).toContain(english("pay-passes", { count: 2 }));
  expect(said({ trains: -3 })).toBe("");
});

it("what they took is told, stands beside its seat, and is on the score track", () => {
  const narrator = new Narrator(board, english);
  const event = { type: "passes", seat: 0, route: long.id, count: 2, points: 4 };
  narrator.hear(table, [{ number: 1, type: "action", at: 0, data: {}, events: [event] } as EntryData]);
  expect(narrator.lines[0]!.parts.map((part) => (typeof part === "string" ? part : "")).join("")).toMatch(
    /^Ana put 2 pieces into the box for the passes of , for 4 points\.$/,
  );
  const seat = { name: "Ana", colour: "jade", points: 4, facts: { passes: 2 } } as const;
  expect(html(<PlayerPanel seat={seat} playing={false} />)).toContain(english("player-passes"));
  expect(knownLines.has("mountains")).toBe(true);
});
