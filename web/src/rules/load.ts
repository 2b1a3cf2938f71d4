import { fetchPart } from "../boards/part";
import type { Book, PlaceTable } from "../book/book";
import type { Language } from "../text/catalogues";
import { makeText, type Values } from "../text/text";
import { fetchBook } from "./fetch";

/** What the server reads off a rulebook. */
interface EditionNumbers {
  /** Its chapters, and what else decides which sentences its page has. */
  readonly has: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<Record<string, PlaceTable>>;
}

export async function loadBook(board: string, language: Language): Promise<Book> {
  const [words, told] = await Promise.all([fetchBook(language), fetchPart<EditionNumbers>(`${board}/rules`)]);
  const text = makeText(language, words);
  const { has, numbers, lists, tables } = told!;
  const values: Values = { ...numbers, ...joined(lists, language) };
  return {
    tables,
    has: (when) => isTrue(when, new Set(has)),
    text: Object.assign((key: string, more?: Values) => text(key, { ...values, ...more }), { has: text.has }),
  };
}

function joined(lists: EditionNumbers["lists"], language: Language): Record<string, string> {
  const list = new Intl.ListFormat(language);
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, list.format(items)]));
}

function isTrue(when: string | undefined, has: ReadonlySet<string>): boolean {
  const words = when?.split(" ") ?? [];
  return words.every((word) => (word.startsWith("!") ? !has.has(word.slice(1)) : has.has(word)));
}
