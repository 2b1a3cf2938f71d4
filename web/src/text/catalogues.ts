export type Language = "en" | "pt-BR";
export const languages: readonly Language[] = ["pt-BR", "en"];

// The catalogues that terminal and page share; each language is fetched only when it is wanted.
const catalogues = import.meta.glob<string>(
  "../../../src/trilhos/text/*/{web,cards,sheet,log,pages,show,sheets,table,turn,notices,orders,chapter-*}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

/** The catalogues of a language, as they are written. */
export function fetchWords(language: Language): Promise<readonly string[]> {
  const paths = Object.keys(catalogues).filter((path) => path.split("/").at(-2) === language);
  return Promise.all(paths.map((path) => catalogues[path]!()));
}

/** The language that the browser asks for, if we speak it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const first = wanted.find((tag) => /^(pt|en)\b/.test(tag)) ?? "en";
  return first.startsWith("pt") ? "pt-BR" : "en";
}
