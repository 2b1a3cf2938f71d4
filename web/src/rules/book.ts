import type { Language } from "../text/catalogues";
import { makeText, type Text, type Values } from "../text/text";
import { fetchBook } from "./fetch";
import numbersOf from "./numbers.json";
import type { Sentence } from "./sections";

/** What `make rule-numbers` reads off an edition. */
interface Edition {
  /** What decides which sentences its page has. */
  readonly has: readonly string[];
  readonly numbers: Readonly<Record<string, number>>;
  readonly lists: Readonly<Record<string, readonly string[]>>;
  /** Points for tokens left, by number of players and place. */
  readonly bonus: Readonly<Record<string, readonly number[]>>;
}

const editions: Readonly<Record<string, Edition>> = numbersOf;

/** The rules of one edition in one language: what it has, and its sentences with its numbers in them. */
export interface Book {
  readonly bonus: Edition["bonus"];
  readonly has: (when?: string) => boolean;
  readonly text: Text;
}

export async function loadBook(edition: string, language: Language): Promise<Book> {
  const text = makeText(language, await fetchBook(language));
  const { bonus, has, numbers, lists } = editions[edition]!;
  const values: Values = { ...numbers, ...joined(lists, language) };
  return {
    bonus,
    has: (when) => isTrue(when, new Set(has)),
    text: Object.assign((key: string, more?: Values) => text(key, { ...values, ...more }), { has: text.has }),
  };
}

function joined(lists: Edition["lists"], language: Language): Record<string, string> {
  const list = new Intl.ListFormat(language);
  return Object.fromEntries(Object.entries(lists).map(([name, items]) => [name, list.format(items)]));
}

function isTrue(when: string | undefined, has: ReadonlySet<string>): boolean {
  const words = when?.split(" ") ?? [];
  return words.every((word) => (word.startsWith("!") ? !has.has(word.slice(1)) : has.has(word)));
}

/** The text of a sentence, or nothing where the edition doesn't need it. */
export function spoken(book: Book, sentence: Sentence): string[] {
  const [key, when] = typeof sentence === "string" ? [sentence, undefined] : sentence;
  return book.has(when) ? [book.text(key)] : [];
}
