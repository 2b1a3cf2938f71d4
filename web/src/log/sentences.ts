import type { Board } from "../boards/board";
import type { EventData, ResultData } from "../protocol/schema";
import type { Text } from "../text/text";
import { type Cards, cityPlace, routePlace, setOf, ticketPlace } from "./parts";
import { listed, type Values } from "./sentence";

/** What is told later, with what it belongs to. */
export interface Memory {
  laid: Record<string, number>;
  turned: string[];
  offers: Map<number, number[]>;
  holder: number | null;
}

/** Events of one kind and one seat, and what is needed to tell them. */
export interface Scene {
  readonly board: Board;
  readonly text: Text;
  readonly memory: Memory;
  readonly result: ResultData | null;
  readonly decks: number;
  readonly run: readonly EventData[];
  readonly name: (seat: number) => string;
}

/** A key of the catalogues and its values. */
export type Told = readonly [key: string, values: Values];

type Teller = (scene: Scene, event: EventData) => Told[];

/** Whose turn it is and what lies open can be seen on the table: a log that repeats it hides what happened. */
export const SILENT: ReadonlySet<string> = new Set(["turn", "show", "market", "refill"]);

const who = ({ name }: Scene, event: EventData) => name(event.seat!);
const route = ({ board }: Scene, event: EventData) => routePlace(board, board.routes[event.route!]!);

/** Cards that only their owner sees: others are told how many. */
function cards(key: string): Teller {
  return (scene, event) => {
    const known = scene.run.flatMap(({ card }) => (card ? [card] : []));
    const name = who(scene, event);
    if (known.length === scene.run.length) return [[key, { name, cards: oneByOne(known) }]];
    const deck = scene.decks > 1 && event.deck ? `-${event.deck}` : "";
    return [[`${key}-hidden${deck}`, { name, count: scene.run.length }]];
  };
}

const oneByOne = (kinds: readonly string[]): Cards => ({ cards: kinds.map((kind) => [kind, 1] as const) });

/** What was laid, all of it: told once. */
function paid({ memory }: Scene): Cards {
  const laid = setOf(memory.laid);
  memory.laid = {};
  return laid;
}

/** The newest of a run only: those before it have been remembered already. */
function lay({ memory }: Scene, event: EventData): Told[] {
  for (const [kind, count] of Object.entries(event.cards ?? {}))
    memory.laid[kind] = (memory.laid[kind] ?? 0) + count;
  return [];
}

function turnOver({ memory }: Scene, event: EventData): Told[] {
  if (event.card) memory.turned.push(event.card);
  return [];
}

function tunnel(scene: Scene, event: EventData): Told[] {
  const turned = oneByOne(scene.memory.turned);
  scene.memory.turned = [];
  const laid = setOf(scene.memory.laid);
  const tried = { name: who(scene, event), route: route(scene, event), laid, turned };
  return [["log-tunnel", { ...tried, surcharge: event.surcharge ?? 0 }]];
}

function giveUp(scene: Scene, event: EventData): Told[] {
  scene.memory.laid = {};
  return [["log-yield", { name: who(scene, event), route: route(scene, event) }]];
}

const claim: Teller = (scene, event) => [
  [
    "log-claim",
    { name: who(scene, event), route: route(scene, event), cards: paid(scene), points: event.points ?? 0 },
  ],
];

const building =
  (key: string): Teller =>
  (scene, event) => [
    [key, { name: who(scene, event), city: cityPlace(scene.board, event.city!), cards: paid(scene) }],
  ];

function offer(scene: Scene, event: EventData): Told[] {
  const known = scene.run.flatMap(({ ticket }) => (ticket ? [ticket.id] : []));
  scene.memory.offers.set(
    event.seat!,
    [...known].sort((a, b) => a - b),
  );
  const name = who(scene, event);
  if (known.length < scene.run.length) return [["log-offer-hidden", { name, count: scene.run.length }]];
  return [["log-offer", { name, tickets: listed(known.map((id) => ticketPlace(scene.board, id))) }]];
}

/** Kept tickets are counted by their place in the offer, in the order of the board's tickets. */
function keep(scene: Scene, event: EventData): Told[] {
  const offered = scene.memory.offers.get(event.seat!) ?? [];
  const name = who(scene, event);
  scene.memory.offers.delete(event.seat!);
  if (event.kept && offered.length > 0) {
    const tickets = event.kept.map((place) => ticketPlace(scene.board, offered[place - 1]!));
    return [["log-keep", { name, tickets: listed(tickets) }]];
  }
  return [event.count ? ["log-keep-hidden", { name, count: event.count }] : ["log-keep-first", { name }]];
}

function toll(scene: Scene, event: EventData): Told[] {
  const kind = event.loan ? "log-loan" : "log-toll";
  const values = { name: who(scene, event), amount: event.amount ?? 0 };
  if (typeof event.to !== "number") return [[`${kind}-bank`, values]];
  return [[`${kind}-player`, { ...values, to: scene.name(event.to) }]];
}

function reveal(scene: Scene, event: EventData): Told[] {
  scene.memory.holder = event.seat ?? null;
  if (!event.ticket) return [["log-reveal-none", {}]];
  const { neutral } = scene.board.tickets[event.ticket.id]!;
  const label = neutral.map((city) => scene.board.cities[city]!.name).join(" – ");
  const pair = neutral.length ? { label, cities: neutral, routes: [] } : scene.text("ticket-blank");
  const ticket = ticketPlace(scene.board, event.ticket.id, false);
  return [["log-reveal", { name: who(scene, event), ticket, pair }]];
}

/** What the neutral player does, who is paid for it, and who has the marker next. */
function neutral(scene: Scene, event: EventData): Told[] {
  const { memory, name } = scene;
  const claimed = typeof event.route === "number" ? scene.board.routes[event.route]! : null;
  const told: Told[] = [
    [`log-neutral-${event.result}`, { route: claimed ? routePlace(scene.board, claimed) : "" }],
  ];
  if (claimed && typeof event.toll_to === "number")
    told.push(["log-neutral-toll", { name: name(event.toll_to), amount: claimed.toll }]);
  if (typeof event.marker === "number" && event.marker !== memory.holder)
    told.push(["log-neutral-marker", { name: name(event.marker) }]);
  return told;
}

function exchange(scene: Scene, event: EventData): Told[] {
  const trains = event.trains ?? 0;
  const values = { name: who(scene, event), count: Math.abs(trains) };
  return [[trains > 0 ? "log-exchange-trains" : "log-exchange-ships", values]];
}

/** The end, and who has won. */
function over({ result, name }: Scene, event: EventData): Told[] {
  const winners = result?.winners ?? [];
  const names = winners.map(name).join(", ");
  const ended: Told = [`log-over-${event.reason}`, {}];
  return winners.length ? [ended, ["log-winners", { names, count: winners.length }]] : [ended];
}

const tellers: Readonly<Record<string, Teller>> = {
  deal: cards("log-deal"),
  draw: cards("log-draw"),
  take: cards("log-take"),
  flush: () => [["log-flush", {}]],
  reshuffle: ({ decks }, { deck, count }) => {
    const which = deck === "ticket" ? "-tickets" : decks > 1 ? `-${deck}` : "";
    return [[`log-reshuffle${which}`, { count: count ?? 0 }]];
  },
  offer,
  keep,
  lay,
  "turn-over": turnOver,
  tunnel,
  yield: giveUp,
  claim,
  station: building("log-station"),
  harbour: building("log-harbour"),
  toll,
  reveal,
  neutral,
  exchange,
  pieces: (scene, event) => [
    ["log-pieces", { name: who(scene, event), trains: event.trains ?? 0, ships: event.ships ?? 0 }],
  ],
  pass: (scene, event) => [["log-pass", { name: who(scene, event) }]],
  ending: (scene, event) => [["log-ending", { name: who(scene, event), turns: event.turns_left ?? 0 }]],
  stalling: (_, event) => [["log-stalling", { turns: event.turns_left ?? 0 }]],
  over,
};

/** The sentences for the newest event of a run; of a kind that nobody can tell it throws. */
export const tell = (scene: Scene): Told[] => {
  const newest = scene.run.at(-1)!;
  const teller = tellers[newest.type];
  if (!teller) throw new Error(`no sentence for ${newest.type}`);
  return teller(scene, newest);
};
