import type { Board } from "../boards/board";
import type { EventData, ResultData } from "../protocol/schema";
import type { Text } from "../text/text";
import { type CardsPart, type NamedPlace, routePlace } from "./parts";
import type { PartValues } from "./sentence";

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
export type Told = readonly [key: string, values: PartValues];

/** The sentences for the newest event of a run. */
export type Teller = (scene: Scene, event: EventData) => Told[];

/** What is remembered while a game is told, each by its note. */
export type Memory = Map<Remembered<unknown>, unknown>;

/** Something that a chapter remembers until it is told, with what it belongs to. */
export class Remembered<T> {
  constructor(
    private readonly fresh: () => T,
    /** Whether it stays when a move is taken back. */
    readonly lasting = false,
  ) {}

  of({ memory }: Scene): T {
    if (!memory.has(this)) memory.set(this, this.fresh());
    return memory.get(this) as T;
  }

  keep({ memory }: Scene, value: T): void {
    memory.set(this, value);
  }

  /** What was remembered, which is forgotten by that. */
  take(scene: Scene): T {
    const value = this.of(scene);
    scene.memory.delete(this);
    return value;
  }
}

export const who = ({ name }: Scene, event: EventData): string => name(event.seat!);

export const routeTold = ({ board }: Scene, event: EventData): NamedPlace =>
  routePlace(board, board.routes[event.route!]!);

export const oneByOne = (kinds: readonly string[]): CardsPart => ({
  cards: kinds.map((kind) => [kind, 1] as const),
});
