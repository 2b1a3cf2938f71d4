import { afterEach, describe, expect, it, vi } from "vitest";
import { Narrator } from "../src/log/narrator";
import { Strip } from "../src/log/Strip";
import { spotOf, stepsSince } from "../src/log/steps";
import type { EntryData, EventData, TableData } from "../src/protocol/schema";
import { boards } from "./boards";
import { all, clear, click, show } from "./page";
import { english, portuguese } from "./text";

const board = boards[0]!;
const chairs = ["Ana", "Bia", "Otto"].map((name, seat) => ({ name, seat, kind: "person" }));
const tableOf = (seat: number | null) =>
  ({
    about: { chairs },
    seat,
    view: { decks: { train: 40 }, seats: [{}, {}, {}] },
  }) as unknown as TableData;
const entry = (number: number, seat: number, ...events: EventData[]): EntryData => ({
  number,
  type: "action",
  at: 0,
  data: { seat },
  events,
});
const turn = (seat: number): EventData => ({ type: "turn", seat });
const draw = (seat: number): EventData => ({ type: "draw", seat, deck: "train", card: null });
const ROUTE = 3;
const GAME = [
  entry(1, 0, draw(0)),
  entry(2, 0, draw(0), turn(1)),
  entry(3, 1),
  entry(4, 1, { type: "claim", seat: 1, route: ROUTE, points: 4 }, turn(2)),
  entry(5, 2, draw(2)),
  entry(6, 2, draw(2), turn(0)),
];
const undo = (number: number, seat: number): EntryData => ({ number, type: "undo", at: 0, data: { seat } });

function steps(entries: readonly EntryData[], seat: number | null = 0, text = english) {
  const narrator = new Narrator(board, text);
  narrator.hear(tableOf(seat), entries);
  return stepsSince({ text, board, table: tableOf(seat) }, entries, narrator.lines);
}
const words = (...told: Parameters<typeof steps>) =>
  steps(...told).map(
    ({ name, parts }) =>
      `${name === null ? "" : `${name}: `}${parts.map((part) => (typeof part === "object" && "label" in part ? part.label : part)).join("")}`,
  );
const { a, b } = board.routes[ROUTE]!;
const NAMES = `${board.cities[a]!.name} – ${board.cities[b]!.name}`;

afterEach(clear);

describe("what others did since one has moved", () => {
  it("is told turn by turn, in a few words", () => {
    expect(words(GAME)).toEqual([`Bia: ${NAMES}, 4 points`, "Otto: 2 blind"]);
    expect(words(GAME, 0, portuguese)).toEqual([`Bia: ${NAMES}, 4 pontos`, "Otto: 2 às cegas"]);
    expect(words(GAME, 1)).toEqual(["Otto: 2 blind"]);
    expect(words([...GAME, entry(7, 0, draw(0))]).length).toBe(2); // one has begun, and not moved yet
    expect(words([...GAME, entry(7, 0, draw(0)), entry(8, 0, draw(0), turn(1))])).toEqual([]);
  });

  it("is the last round for who only looks, also from where nobody has moved yet", () => {
    expect(words(GAME, null)).toEqual(["Ana: 2 blind", `Bia: ${NAMES}, 4 points`, "Otto: 2 blind"]);
    expect(words(GAME.slice(2), 0)).toEqual([`Bia: ${NAMES}, 4 points`, "Otto: 2 blind"]);
  });

  it("says where on the board it was, and what was built", () => {
    const [claim, drawn] = steps(GAME);
    expect(spotOf(board, claim!)).toEqual({ routes: [ROUTE], cities: [a, b] });
    expect(spotOf(board, drawn!)).toEqual({ routes: [], cities: [] });
    const station = { type: "station", seat: 1, city: board.cities[a]!.name };
    const [built] = steps([entry(1, 1, station, turn(2))]);
    expect([built!.laid, built!.built]).toEqual([[], [a]]);
    expect(words([entry(1, 1, station, turn(2))])).toEqual([`Bia: station in ${board.cities[a]!.name}`]);
  });

  it("forgets what was taken back, and comes back with one's own move that was", () => {
    expect(words([...GAME, undo(7, 2)])).toEqual([`Bia: ${NAMES}, 4 points`]);
    expect(words([...GAME, entry(7, 0, draw(0), turn(1)), undo(8, 0)])).toEqual([
      `Bia: ${NAMES}, 4 points`,
      "Otto: 2 blind",
    ]);
  });

  it("has the log's words where there are no few ones", () => {
    const dealt = entry(1, 1, { type: "deal", seat: 1, card: null }, turn(2));
    expect(words([dealt])).toEqual(["Dealt to Bia: 1 card."]);
  });

  it("is told of each of those whose choices become known at once", () => {
    const pieces = (seat: number): EventData => ({ type: "pieces", seat, trains: 20 + seat, ships: 30 });
    const told = steps([entry(1, 2, pieces(1), pieces(2), turn(0))]);
    expect(told.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(new Set(told.map(({ key }) => key)).size).toBe(2);
  });
});

describe("the strip", () => {
  it("shows a step again when it is pressed, and says nothing aloud", async () => {
    const onShow = vi.fn();
    const told = steps(GAME);
    await show(
      <Strip steps={told} pieces={["carmine", "cobalt", "jade"]} shown={told[1]!.key} onShow={onShow} />,
    );
    expect(all(".step").map((step) => [step.getAttribute("aria-pressed"), step.textContent])).toEqual([
      ["false", `Bia: ${NAMES}, 4 points`],
      ["true", "Otto: 2 blind"],
    ]);
    await click(".step");
    expect(onShow).toHaveBeenCalledWith(told[0]);
    expect(all("[aria-live], [role=log], [role=status]")).toEqual([]);
    await show(<Strip steps={[]} pieces={[]} shown={null} onShow={onShow} />);
    expect(all(".strip")).toEqual([]);
  });
});
