import type { Board } from "../boards/board";
import { events as known } from "../chapters";
import type { EntryData, EventData, TableData } from "../protocol/schema";

/** When a character says something: after a long claim, a claim of somebody at its city, in the last round, at the end. */
export type Occasion = "long" | "lost" | "last" | "won" | "beaten";

export interface Remark {
  /** The entry that it is about. */
  readonly number: number;
  readonly seat: number;
  readonly who: string;
  readonly occasion: Occasion;
  /** Which of the lines there are. */
  readonly dice: number;
}

const LONG = 5; // spaces
const PATIENCE = 4; // of its own turns a character is quiet between two lines
const BREATH = 3; // turns of anybody in which nobody speaks after somebody has
const LIKELY: Readonly<Record<string, number>> = { long: 3, lost: 1, last: 4 }; // times out of four

/** The same number for everybody who looks at the same game: chance, but no secret. */
export function diceOf(...what: readonly (string | number)[]): number {
  let hash = 0x811c9dc5;
  for (const letter of what.join("/")) hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** The characters at a table, by seat. */
export const speakersOf = (
  { about }: TableData,
  isCharacter: (bot: string) => boolean,
): ReadonlyMap<number, string> =>
  new Map(
    about.chairs.flatMap(({ seat, bot }) =>
      seat !== null && bot !== null && isCharacter(bot) ? [[seat, bot] as const] : [],
    ),
  );

/**
 * What characters say of what everybody has seen: turns, claims, the last round. It knows no hand, no ticket and no
 * table, only public events in their order, so all who look hear the same, and a line tells nothing.
 */
export class Bystander {
  private last = 0;
  private turns = 0;
  private quietUntil = 0;
  private readonly ownTurns = new Map<number, number>();
  private readonly spokeAt = new Map<number, number>();
  private readonly cities = new Map<number, Set<number>>();

  constructor(
    readonly board: Board,
    readonly game: string,
    readonly speakers: ReadonlyMap<number, string>,
  ) {}

  /** What is said of the entries that were not heard before. */
  hear(entries: readonly EntryData[]): Remark[] {
    const fresh = entries.filter(({ number }) => number > this.last);
    this.last = Math.max(this.last, entries.at(-1)?.number ?? 0);
    return fresh.flatMap(({ number, events }) =>
      (events ?? []).flatMap((event) => this.hearEvent(number, event) ?? []),
    );
  }

  private hearEvent(number: number, event: EventData): Remark | null {
    if (event.type === "turn") this.countTurn(event.seat!);
    const kind = known.get(event.type);
    if (kind?.lays && event.seat !== undefined) return this.hearClaim(number, event.seat, event.route!);
    return kind?.lastRound ? this.say(number, [...this.speakers.keys()], "last") : null;
  }

  private countTurn(seat: number): void {
    this.turns += 1;
    this.ownTurns.set(seat, (this.ownTurns.get(seat) ?? 0) + 1);
  }

  private hearClaim(number: number, seat: number, id: number): Remark | null {
    const { a, b, length } = this.board.routes[id]!;
    const near = [...this.speakers.keys()].filter(
      (other) => other !== seat && [a, b].some((city) => this.cities.get(other)?.has(city)),
    );
    this.cities.set(seat, new Set([...(this.cities.get(seat) ?? []), a, b]));
    if (length >= LONG && this.speakers.has(seat)) return this.say(number, [seat], "long");
    return this.say(number, near, "lost");
  }

  /** One of those who may speak, if chance wants it; the last round is always worth a word. */
  private say(number: number, seats: readonly number[], occasion: Occasion): Remark | null {
    const dice = diceOf(this.game, number);
    const able = occasion === "last" ? seats : seats.filter((seat) => this.isRested(seat));
    const seat = able[dice % able.length];
    if (seat === undefined || (dice >>> 8) % 4 >= LIKELY[occasion]!) return null;
    this.spokeAt.set(seat, this.ownTurns.get(seat) ?? 0);
    this.quietUntil = this.turns + BREATH;
    return { number, seat, who: this.speakers.get(seat)!, occasion, dice: dice >>> 12 };
  }

  private isRested(seat: number): boolean {
    const since = (this.ownTurns.get(seat) ?? 0) - (this.spokeAt.get(seat) ?? Number.NEGATIVE_INFINITY);
    return this.turns >= this.quietUntil && since >= PATIENCE;
  }
}

/** What characters say of the end: whoever has won, and the best of those who have not. */
export function lastWords(table: TableData, speakers: ReadonlyMap<number, string>): Remark[] {
  if (!table.result) return [];
  const { winners, sheets } = table.result;
  const total = (seat: number) => Number(sheets[seat]?.total ?? 0);
  const best = [...speakers.keys()].sort((a, b) => total(b) - total(a));
  const speaking = [
    best.find((seat) => winners.includes(seat)),
    best.find((seat) => !winners.includes(seat)),
  ];
  return speaking
    .filter((seat) => seat !== undefined)
    .map((seat) => ({
      number: table.about.number,
      seat,
      who: speakers.get(seat)!,
      occasion: winners.includes(seat) ? "won" : "beaten",
      dice: diceOf(table.about.game, seat),
    }));
}
