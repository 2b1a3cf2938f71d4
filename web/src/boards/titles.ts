/** What a board's file says to people, by language. */
export type InLanguages<T> = Readonly<Record<string, T>>;

/** In the language of the page if the file speaks it, else in English, else in any. */
export function inOurLanguage<T>(words: InLanguages<T>): T | undefined {
  const [near = ""] = document.documentElement.lang.split("-");
  const nearly = Object.keys(words).find((language) => language.split("-")[0] === near);
  return words[document.documentElement.lang] ?? words[nearly ?? "en"] ?? Object.values(words)[0];
}

interface Titled {
  readonly name: string;
  readonly words: InLanguages<{ readonly title: string }>;
}

/** What a board is called. */
export const boardTitle = ({ name, words }: Titled): string => inOurLanguage(words)?.title ?? name;

/** What the board of a game is called. */
export const gameTitle = ({ edition, titles }: { edition: string; titles: InLanguages<string> }): string =>
  inOurLanguage(titles) ?? edition;
