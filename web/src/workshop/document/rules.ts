import type { ChapterEntry, WordsEntry } from "../../protocol/schema";
import type { BoardDocument, RulesEntry } from "./document";
import { setRoutes } from "./routes";

/** The board with other rules; routes that they have no points for get as long as they may be. */
export function withRules(board: BoardDocument, rules: RulesEntry): BoardDocument {
  const ruled = { ...board, rules };
  const most = rules.route_points.length - 1;
  const long = board.routes.flatMap(({ length }, id) => (length > most ? [id] : []));
  return setRoutes(ruled, long, { length: most });
}

/** Some numbers of the rulebook are others. */
export const setRules = (board: BoardDocument, change: Partial<RulesEntry>): BoardDocument =>
  withRules(board, { ...board.rules, ...change });

/** What a chapter is told is another; a value that isn't given leaves it to the chapter. */
export function setParameter(
  board: BoardDocument,
  chapter: string,
  name: string,
  value: unknown,
): BoardDocument {
  const told = (entry: ChapterEntry): ChapterEntry => {
    const { [name]: _, ...others } = entry.parameters ?? {};
    const parameters = value === undefined ? others : { ...entry.parameters, [name]: value };
    return { ...entry, parameters } as ChapterEntry;
  };
  const chapters = board.rules.chapters.map((entry) => (entry.name === chapter ? told(entry) : entry));
  return setRules(board, { chapters });
}

/** A chapter more, at its place in the order of chapters, or one less. */
export function withChapter(
  board: BoardDocument,
  entry: ChapterEntry,
  order: readonly string[],
): BoardDocument {
  const rank = ({ name }: ChapterEntry) => (order.includes(name) ? order.indexOf(name) : order.length);
  const chapters = [...board.rules.chapters, entry].sort((one, other) => rank(one) - rank(other));
  return setRules(board, { chapters });
}

/** Without a chapter, and without what only it can break ties by. */
export function withoutChapter(board: BoardDocument, name: string): BoardDocument {
  const { chapters, ties = [] } = board.rules;
  return setRules(board, {
    chapters: chapters.filter((entry) => entry.name !== name),
    ties: ties.filter((tie) => tie !== name),
  });
}

/** What the board is called in a language; without words, it no longer speaks it. */
export function setWords(board: BoardDocument, language: string, words: WordsEntry | null): BoardDocument {
  const { [language]: _, ...others } = board.words;
  return { ...board, words: words ? { ...board.words, [language]: words } : others };
}
