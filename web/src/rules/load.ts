import type { Book, PlaceTable } from "../book/book";
import type { Language } from "../text/catalogues";
import { makeText, type Values } from "../text/text";
import { fetchBook } from "./fetch";
import numbersOf from "./numbers.json";

/** What `make rule-numbers` reads off an edition. */
interface EditionNumbers {
  /** Its chapters, and what else decides which sentences its page has. */
  readonly has: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  readonly tables: Readonly<Record<string, PlaceTable>>;
}

const editions: Readonly<Record<string, EditionNumbers>> = numbersOf;

export async function loadBook(edition: string, language: Language): Promise<Book> {
  const text = makeText(language, await fetchBook(language));
  const { has, numbers, lists, tables } = editions[edition]!;
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
