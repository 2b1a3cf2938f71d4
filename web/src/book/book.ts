import type { ComponentChild } from "preact";
import type { Board } from "../boards/board";
import type { Text } from "../text/text";

/** The rules of one edition in one language: what it has, and its sentences with its numbers in them. */
export interface Book {
  /** Whether the edition has this: "ships", or "ships !tours". */
  readonly has: (when?: string) => boolean;
  readonly text: Text;
  /** Points by number of players and place, by the name of the table. */
  readonly tables: Readonly<Record<string, PlaceTable>>;
}

export type PlaceTable = Readonly<Record<string, readonly number[]>>;

/** A message, or one with what an edition must have for it. */
export type Sentence = string | readonly [key: string, when: string];

/** The text of a sentence, or nothing where the edition doesn't need it. */
export function spoken(book: Book, sentence: Sentence): string[] {
  const [key, when] = typeof sentence === "string" ? [sentence, undefined] : sentence;
  return book.has(when) ? [book.text(key)] : [];
}

export interface FigureProps {
  readonly board: Board;
  readonly book: Book;
}

/** A table or an example that belongs to a section. */
export type Figure = (props: FigureProps) => ComponentChild;

/** Where sentences of several chapters stand together: what wins, what each has, what a turn is for, and so on. */
export type Topic = "goal" | "have" | "setup" | "turn" | "payment" | "tie" | "count" | "players";

/** Where sections of chapters stand, top to bottom. */
export type Shelf = "basics" | "routes" | "more" | "end" | "last";

export interface Section {
  readonly title: string;
  readonly when?: string;
  readonly lead: readonly Sentence[];
  /** A spot stands for what all chapters say there. */
  readonly list?: readonly (Sentence | { readonly all: Topic })[];
  readonly figures?: readonly Figure[];
  /** What is to be said about the figures. */
  readonly notes?: readonly (Sentence | { readonly all: Topic })[];
}

/** All that the rules pages say of one chapter; pages of editions without it leave it out. */
export interface ChapterRules {
  /** As the rulebook calls it. */
  readonly name: string;
  readonly sections?: Readonly<Partial<Record<Shelf, readonly Section[]>>>;
  readonly says?: Readonly<Partial<Record<Topic, readonly Sentence[]>>>;
  /** Its lines of the final count, each under its name in the score sheet. */
  readonly lines?: readonly (readonly [line: string, how: Sentence])[];
  /** What docs/rules marks as a ruling, by its id there. */
  readonly rulings?: readonly (readonly [id: string, ruled: Sentence])[];
}
