import type { ComponentChild } from "preact";
import { render } from "preact-render-to-string";
import { describe, expect, it } from "vitest";
import { GameLayer } from "../src/board/GameLayer";
import { Labels, namesAt } from "../src/board/Labels";
import { Legend } from "../src/board/Legend";
import { SeamMarks } from "../src/board/Seams";
import { Card } from "../src/cards/Card";
import { Display } from "../src/cards/Display";
import { Hand, sorted } from "../src/cards/Hand";
import { faceOf } from "../src/cards/kinds";
import { MiniCard } from "../src/cards/MiniCard";
import { Pile } from "../src/cards/Pile";
import { CountTable } from "../src/count/CountTable";
import { CountTickets } from "../src/count/CountTickets";
import { PlayerPanel } from "../src/players/PlayerPanel";
import { LastRound } from "../src/table/LastRound";
import { TextContext } from "../src/text/context";
import { TicketCard } from "../src/tickets/Ticket";
import { type Marks, nothing } from "../src/view/table";
import { boards, boardWith } from "./boards";
import { english, portuguese } from "./text";

const html = (what: ComponentChild, text = english) =>
  render(<TextContext.Provider value={text}>{what}</TextContext.Provider>);
const count = (text: string, part: string) => text.split(part).length - 1;

describe("an end that is near", () => {
  it("is told as long as it is, and nothing else is", () => {
    expect(html(<LastRound turns={null} stallsIn={null} />)).toBe('<div role="status"></div>');
    expect(html(<LastRound turns={2} stallsIn={null} />)).toContain("2 turns left");
    const stalls = <LastRound turns={null} stallsIn={1} />;
    expect(html(stalls)).toContain(
      "If nobody claims, builds, draws or keeps anything within 1 turn, the game ends.",
    );
    expect(html(stalls, portuguese)).toContain("guardar nada em 1 turno, a partida acaba.");
    expect(html(stalls)).toContain("It ends after 1 more turn like this.");
    expect(html(stalls, portuguese)).toContain("Acaba após mais 1 turno assim.");
  });
});

describe.each(boards.map((board) => [board.name, board] as const))("the game layer of %s", (_, board) => {
  const empty = html(<GameLayer board={board} table={nothing} marks={{}} names="labels" />);

  it("draws every space once and every name", () => {
    const spaces = board.routes.reduce((sum, route) => sum + route.length, 0);
    expect(count(empty, `href="#${board.name}-rail-`) + count(empty, `href="#${board.name}-ship-`)).toBe(
      spaces,
    );
    const { labels, signs, seams } = board.art;
    expect(count(empty, "<text")).toBe(signs.length + 2 * seams.length);
    const names = html(<Labels board={board} names="labels" spotlight={[]} />);
    expect(count(names, "<text")).toBe(labels.length);
  });

  it("says in words what each route is", () => {
    expect(count(empty, "data-route")).toBe(board.routes.length);
    expect(empty).not.toContain("undefined");
  });

  it("puts pieces on claimed routes, and fades what isn't legal", () => {
    const owner = board.routes.map((route) => (route.id === 0 ? 1 : -1));
    const table = { owner, pieces: ["carmine", "cobalt"] as const, buildings: [] };
    const drawn = html(
      <GameLayer board={board} table={table} marks={{ legal: new Set([1]) }} names="labels" />,
    );
    const kind = board.routes[0]!.kind;
    expect(count(drawn, `href="#${board.name}-piece-${kind}-cobalt"`)).toBe(board.routes[0]!.length);
    expect(count(drawn, 'class="route legal"')).toBe(1);
    expect(count(drawn, 'class="route faded"')).toBe(board.routes.length - 2);
    expect(count(drawn, 'class="glow"')).toBe(1);
  });

  it("puts others' pieces aside while a route is chosen, and nobody's else", () => {
    const owner = board.routes.map((route) => (route.id < 2 ? route.id : -1));
    const table = { owner, pieces: ["carmine", "cobalt"] as const, buildings: [], viewer: 0 };
    const drawn = (marks: Marks) =>
      html(<GameLayer board={board} table={table} marks={marks} names="labels" />);
    expect(drawn({ legal: new Set([2]) })).toContain('class="pieces aside" data-pieces="1"');
    expect(drawn({ legal: new Set([2]) })).toContain('class="pieces" data-pieces="0"');
    expect(count(drawn({}), "aside")).toBe(0);
  });

  it("lays fine ribbons when very many routes can be chosen", () => {
    const drawn = (legal: number[]) =>
      html(<GameLayer board={board} table={nothing} marks={{ legal: new Set(legal) }} names="labels" />);
    const all = board.routes.map(({ id }) => id);
    expect(count(drawn(all), 'class="glow fine"')).toBe(all.length);
    expect(count(drawn(all.slice(0, 24)), 'class="glow"')).toBe(24);
  });
});

describe("routes over the edge", () => {
  const board = boardWith(({ art }) => art.seams.length > 0);

  it("carry the same letter on both sides", () => {
    const drawn = html(<SeamMarks board={board} />);
    board.art.seams.forEach((_, i) => {
      expect(count(drawn, `>${"ABCDEFGHIJ"[i]}</text>`)).toBe(2);
    });
  });

  it("are all marked", () => {
    const leaps = board.routes.filter(({ a, b, spaces }) => {
      const xs = [board.cities[a]!, ...spaces, board.cities[b]!].map(({ x }) => x);
      return xs.some((x, i) => i > 0 && Math.abs(x - xs[i - 1]!) > board.width / 2);
    });
    expect(board.art.seams.flatMap(({ routes }) => routes).sort()).toEqual(leaps.map(({ id }) => id).sort());
  });
});

describe("names", () => {
  it("are the larger, the smaller the board is", () => {
    expect([0.7, 0.5, 0.3].map(namesAt)).toEqual(["labels", "large_labels", "largest_labels"]);
  });
});

describe("the legend", () => {
  it("has only what the board has", () => {
    const tolls = boardWith((board) => board.art.signs.length > 0);
    const ships = boardWith((board) => board.routes.some((route) => route.kind === "ship"));
    expect(html(<Legend board={tolls} buildings={[]} />)).toContain(english("legend-toll"));
    expect(html(<Legend board={ships} buildings={["harbour"]} />)).toContain(english("legend-harbour"));
    expect(html(<Legend board={ships} buildings={[]} />)).not.toContain(english("legend-toll"));
    const wraps = boardWith((board) => board.art.seams.length > 0);
    expect(html(<Legend board={wraps} buildings={[]} />)).toContain(english("legend-seam"));
    expect(html(<Legend board={tolls} buildings={[]} />)).not.toContain(english("legend-seam"));
  });
});

describe("cards", () => {
  it("reads a kind's name", () => {
    expect(faceOf("red")).toEqual({ colour: "red", kind: "rail", double: false, anchor: false });
    expect(faceOf("train-red-harbour")).toEqual({
      colour: "red",
      kind: "rail",
      double: false,
      anchor: true,
    });
    expect(faceOf("ship-red")).toEqual({ colour: "red", kind: "ship", double: false, anchor: true });
    expect(faceOf("ship2-red")).toEqual({ colour: "red", kind: "ship", double: true, anchor: false });
    expect(faceOf("wild").colour).toBe("wild");
    expect(faceOf("locomotive").colour).toBe("wild");
  });

  it("shows the count of a pile, and a glyph in both corners", () => {
    const card = html(<Card name="red" count={3} />);
    expect(card).toContain(">3</text>");
    expect(count(card, "M-3.2-3.2")).toBe(2);
  });

  it("sorts a hand: trains, ships, wilds, most first", () => {
    const hand = { wild: 4, "ship-red": 2, "train-red": 1, "train-black": 3, "train-white": 0 };
    expect(sorted(hand).map(([name]) => name)).toEqual(["train-black", "train-red", "ship-red", "wild"]);
    expect(html(<Hand cards={{}} />)).toContain(english("hand-empty"));
  });

  it("names the cards to take in both languages, and lets only legal ones be taken", () => {
    const display = <Display cards={["red", null, "blue"]} actions={new Map([[0, 7]])} />;
    expect(html(display)).toContain('aria-label="1: take red"');
    expect(html(display, portuguese)).toContain('aria-label="1: pegar vermelha"');
    expect(count(html(display), 'aria-disabled="true"')).toBe(2);
  });
});

describe("players and tickets", () => {
  it("shows only the facts an edition has, and a question mark for what is hidden", () => {
    const seat = {
      name: "Ana",
      colour: "jade",
      points: 7,
      facts: { trains: 20, tokens: -1, loans: 0 },
    } as const;
    const drawn = html(<PlayerPanel seat={seat} playing />);
    expect(drawn).toContain(english("player-tokens"));
    expect(drawn).toContain("?");
    expect(drawn).not.toContain(english("player-ships"));
    expect(drawn).not.toContain(english("player-loans"));
  });

  it("says what a ticket asks and whether it is done", () => {
    const board = boards[0]!;
    const ticket = board.tickets[0]!;
    const drawn = html(<TicketCard board={board} ticket={ticket} done />);
    for (const city of ticket.cities) expect(drawn).toContain(board.cities[city]!.name);
    expect(drawn).toContain(`>${ticket.points}</b>`);
    expect(drawn).toContain(english("ticket-done"));
    expect(html(<TicketCard board={board} ticket={ticket} done={false} />)).toContain(english("ticket-open"));
  });

  it("counts every line, the best player first", () => {
    const counted = {
      winners: [1],
      lines: { routes: [10, 20], tickets: [-5, 4] },
      totals: [5, 24],
      completed: [[], [0]],
      failed: [[1], []],
    };
    const seats = [
      { name: "Ana", colour: "carmine", points: 5, facts: {} },
      { name: "Bia", colour: "cobalt", points: 24, facts: {} },
    ] as const;
    const drawn = html(<CountTable seats={seats} count={counted} />);
    expect(drawn).toContain("Bia has won");
    expect(drawn.indexOf(">Bia</b>")).toBeLessThan(drawn.indexOf(">Ana</b>"));
    expect(drawn).toContain("−5");
    const tickets = html(<CountTickets board={boards[0]!} seats={seats} count={counted} />);
    expect(tickets.indexOf("Ana")).toBeLessThan(tickets.indexOf("Bia")); // as in the show: nobody changes places
  });
});

describe("a card with a count", () => {
  const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? Number.NaN);
  const countEnds = (card: string) =>
    number(card, /card-count" transform="translate\(54 (\d+)\)/) + number(card, /card-count".*?r="(\d+)"/);
  const signBegins = (card: string) =>
    number(card, /card-sign" transform="translate\(\d+ (\d+)\)/) - number(card, /card-sign".*?r="([\d.]+)"/);

  it.each(["train-red-harbour", "ship-red", "ship2-red"])("has the sign of %s below the count", (name) => {
    const card = html(<Card name={name} count={3} />);
    expect(signBegins(card)).toBeGreaterThan(countEnds(card));
  });

  it("has it in the corner where nothing is counted", () => {
    const [counted, alone] = [<Card name="ship2-red" count={3} />, <Card name="ship2-red" />].map((one) =>
      signBegins(html(one)),
    );
    expect(alone).toBeLessThan(counted!);
  });
});

describe("a hand", () => {
  const kinds = (prefix: string) =>
    ["red", "white", "black", "green", "yellow", "purple"].map((colour) => `${prefix}-${colour}`);
  const held = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, 2]));

  it("has one colour's kinds side by side, and most of all first", () => {
    const hand = { "train-white": 3, "train-red": 2, "train-black": 1, "train-red-harbour": 2 };
    const order = ["train-red", "train-red-harbour", "train-white", "train-black"];
    expect(sorted(hand).map(([name]) => name)).toEqual(order);
  });

  it("lies in rows of small piles where a fan would cover too much, trains above ships", () => {
    const many = held([...kinds("train"), ...kinds("ship2"), "wild"]);
    const [, trains, ships] = html(<Hand cards={many} />).split("<div>");
    expect([trains, ships].map((row) => count(row!, "card pile"))).toEqual([6, 7]);
    expect(count(ships!, "×2")).toBe(6);
    expect(html(<Hand open cards={many} />)).not.toContain("card pile");
    expect(html(<Hand cards={held(kinds("train"))} />)).not.toContain("card pile");
  });

  it("has small piles that look different for every kind", () => {
    const names = ["train-red", "train-red-harbour", "ship-red", "ship2-red", "train-white", "wild"];
    expect(new Set(names.map((name) => html(<Pile name={name} count={1} />))).size).toBe(names.length);
    expect(new Set(names.map((name) => html(<MiniCard name={name} />))).size).toBe(names.length);
  });
});
