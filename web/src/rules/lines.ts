import { type Book, type ChapterRules, type Section, type Sentence, spoken } from "../book/book";
import { chapterRules } from "../chapters/rules";

/** What belongs to no chapter. */
const ofNoChapter: ChapterRules = { name: "", lines: [["line-start", ["rules-count-start", "starts"]]] };

/** The chapters of a book, as its rulebook names them. */
export const chaptersOf = (book: Book): readonly ChapterRules[] =>
  [ofNoChapter, ...chapterRules].filter(({ name }) => book.has(name));

/** The sentences of a list in a book, those of its chapters among them. */
export function sentencesOf(book: Book, list: Section["list"] = []): readonly string[] {
  const chapters = chaptersOf(book);
  return list
    .flatMap((one): readonly Sentence[] =>
      typeof one === "object" && "all" in one ? chapters.flatMap(({ says }) => says?.[one.all] ?? []) : [one],
    )
    .flatMap((sentence) => spoken(book, sentence));
}

const told = (book: Book) => (all: readonly (readonly [about: string, said: Sentence])[]) =>
  all.flatMap(([about, sentence]) => spoken(book, sentence).map((words) => [about, words] as const));

/** The lines of the final count with what is said of each. */
export const countLines = (book: Book) => told(book)(chaptersOf(book).flatMap(({ lines }) => lines ?? []));

/** What Trilhos decided, by the ids of docs/rules. */
export const rulingsOf = (book: Book) => told(book)(chaptersOf(book).flatMap(({ rulings }) => rulings ?? []));
