import { render } from "preact";
import { act } from "preact/test-utils";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { pointsOf } from "../src/motion/anchors";
import { effectsOf, useEffects } from "../src/motion/effects";
import { useFlights, withoutFlying } from "../src/motion/flights";
import { Motion } from "../src/motion/Motion";
import type { EntryData, EventData, TableData } from "../src/protocol/schema";
import { changeSettings } from "../src/settings/settings";
import { soundsOf } from "../src/sound/sounds";
import { TextContext } from "../src/text/context";
import type { TableGame } from "../src/view/game";
import { english } from "./text";

const entry = (number: number, ...events: EventData[]): EntryData => ({
  number,
  type: "action",
  at: 0,
  data: {},
  events,
});
const claim = entry(2, { type: "claim", seat: 1, route: 4, points: 2 });
const table = {
  seat: 0,
  view: { decks: { train: 3 }, seats: [{ points: 0 }, { points: 2 }] },
} as unknown as TableData;

describe("what entries put in motion", () => {
  it("are pieces on routes and cards on their way", () => {
    const drawn = entry(3, { type: "draw", seat: 1, deck: "train", card: null });
    const taken = entry(4, { type: "take", seat: 0, slot: 2, card: "red" });
    expect(effectsOf([claim, drawn, taken])).toEqual({
      laid: [{ route: 4, seat: 1 }],
      flights: [
        { id: "3.0", seat: 1, card: null, from: { deck: "train" } },
        { id: "4.0", seat: 0, card: "red", from: { slot: 2 } },
      ],
    });
  });
});

const animate = vi.fn(() => ({ cancel: () => {} }) as unknown as Animation);
function Moving({ entries, at = table }: { entries: readonly EntryData[]; at?: TableData }) {
  const effects = useEffects(entries);
  flights = useFlights(effects);
  return (
    <TextContext.Provider value={english}>
      <Motion {...{ effects, flights }} table={at} />
    </TextContext.Provider>
  );
}
let flights: ReturnType<typeof useFlights>;
const place = () => document.querySelector("#motion")!;
const show = (entries: readonly EntryData[]) => act(() => render(<Moving entries={entries} />, place()));
const framesOf = (nth: number) => (animate.mock.calls[nth] as unknown[])[0] as Keyframe[];

beforeEach(() => {
  document.body.innerHTML =
    '<div class="board"><g data-pieces="4"><i class="bed"></i><g></g><g></g></g></div><div id="motion"></div>';
  Element.prototype.animate = animate;
});
afterEach(() => {
  animate.mockClear();
  changeSettings({ pace: "quick" });
});

describe("motion", () => {
  it("moves only what is new, piece after piece", () => {
    show([claim]);
    expect(animate).not.toHaveBeenCalled();
    show([claim, entry(3, { type: "claim", seat: 1, route: 4, points: 2 })]);
    const options = animate.mock.calls.map((call) => (call as unknown[])[1] as KeyframeAnimationOptions);
    expect(options.map(({ delay, duration }) => [delay, duration])).toEqual([
      [0, 180],
      [90, 180],
      [0, 360], // their bed
    ]);
    expect(framesOf(0)[0]!.opacity).toBe(0);
  });

  it("sets pieces in motion before they are painted", () => {
    render(<Moving entries={[claim]} />, place());
    // Rendered without waiting for effects, which come after the picture.
    render(<Moving entries={[claim, entry(3, { type: "claim", seat: 1, route: 4, points: 2 })]} />, place());
    expect(animate).toHaveBeenCalled();
  });

  it("puts one's own pieces where their ghost lies, and never lets them be less than that", () => {
    show([claim]);
    show([claim, entry(3, { type: "claim", seat: 0, route: 4, points: 2 })]);
    const seen = framesOf(0).map(({ opacity }) => Number(opacity));
    expect(seen).toEqual([...seen].sort());
    expect(seen[0]).toBeGreaterThan(0.5);
    expect(framesOf(2)[0]!.opacity).toBe(seen[0]);
  });

  it("presses the stamp of a ticket once, when it becomes done", () => {
    const ticket = (state: string) =>
      `<div class="own-tickets"><b class="ticket ${state}" data-ticket="7"><i class="stamp"></i>3 left</b></div>`;
    const own = document.body.appendChild(document.createElement("div"));
    const looked = (state: string) => {
      own.innerHTML = ticket(state);
      act(() => render(<Moving entries={[claim]} at={{ ...table }} />, place()));
      return animate.mock.contexts.map((mark) => (mark as Element).className);
    };
    expect(looked("open")).toEqual([]);
    expect(looked("done")).toEqual(["stamp"]);
    expect(looked("done")).toEqual(["stamp"]);
  });

  it("is still for those who want it so", () => {
    changeSettings({ pace: "instant" });
    show([claim]);
    show([claim, entry(3, { type: "claim", seat: 0, route: 4, points: 2 })]);
    expect(animate).not.toHaveBeenCalled();
  });
});

describe("a card on its way", () => {
  it("keeps a card out of the hand until it has come there, and in nobody's place meanwhile", () => {
    document.body.innerHTML +=
      '<div class="display"><b data-slot="2"></b></div><div class="table-own"></div>';
    const game = { viewer: 0, hand: { red: 2 }, seats: [{ facts: { cards: 2 } }] } as unknown as TableGame;
    show([claim]);
    show([claim, entry(3, { type: "take", seat: 0, slot: 2, card: "red" })]);
    expect(document.querySelectorAll(".flying").length).toBe(1);
    expect(withoutFlying(game, flights.flying)).toMatchObject({
      hand: { red: 1 },
      seats: [{ facts: { cards: 1 } }],
    });
    const slot = animate.mock.contexts.findIndex((mark) => (mark as HTMLElement).dataset.slot === "2");
    expect(framesOf(slot)[0]!.opacity).toBe(0); // the card that comes next
    act(() => flights.onLanded(flights.flying[0]!));
    expect(withoutFlying(game, flights.flying)).toBe(game);
  });
});

describe("where a player's points stand", () => {
  const chairs = [
    { seat: 1, color: "carmine" },
    { seat: 0, color: "cobalt" },
    { seat: 2, color: "jade" },
  ];
  const seen = { seat: 0, about: { chairs } } as unknown as TableData;
  const points = (name: string) => `<b class="player-points">${name}</b>`;
  const line = (colour: string, name: string) => `<li data-colour="${colour}">${points(name)}</li>`;
  const named = () => [0, 1, 2].map((seat) => pointsOf(seen, seat)?.textContent ?? null);
  const others = line("carmine", "Bia") + line("jade", "Caio");

  it("is in their line, whose colour is that of their chair", () => {
    document.body.innerHTML = `<ul class="players">${line("cobalt", "Ana")}${others}</ul>`;
    expect(named()).toEqual(["Ana", "Bia", "Caio"]);
  });

  it("is in the header for a phone's own player, whose line is left out", () => {
    document.body.innerHTML = `<ul class="players">${others}</ul>`;
    expect(named()).toEqual([null, "Bia", "Caio"]);
    document.body.innerHTML += `<span class="header-me" data-colour="cobalt">${points("Ana")}</span>`;
    expect(named()).toEqual(["Ana", "Bia", "Caio"]);
  });
});

describe("sounds", () => {
  it("tell whose turn it is to whom it concerns", () => {
    const turn = entry(1, { type: "turn", seat: 0 });
    expect(soundsOf([turn], 0)).toEqual(["yourTurn"]);
    expect(soundsOf([turn], 1)).toEqual([]);
    expect(soundsOf([turn], null)).toEqual([]);
  });

  it("are few when much happens at once, and the end is heard alone", () => {
    const much = entry(1, { type: "claim" }, { type: "draw" }, { type: "ending" }, { type: "turn", seat: 0 });
    expect(soundsOf([much], 0)).toEqual(["lastRound", "yourTurn"]);
    expect(soundsOf([much, entry(2, { type: "over" })], 0)).toEqual(["end"]);
  });
});
