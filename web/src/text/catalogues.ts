/** Its tag, as its folder is called. */
export type Language = string;

interface Header {
  readonly name: string;
  readonly order: number;
}

const headers = import.meta.glob<Header>("../../../src/trilhos/text/*/language.json", {
  eager: true,
  import: "default",
});
const folderOf = (path: string): Language => path.split("/").at(-2)!;

/** What each language calls itself: every folder with a header is one. */
export const languageNames: Readonly<Record<Language, string>> = Object.fromEntries(
  Object.entries(headers)
    .sort(([, one], [, other]) => one.order - other.order)
    .map(([path, { name }]) => [folderOf(path), name]),
);
export const languages: readonly Language[] = Object.keys(languageNames);

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
  const paths = Object.keys(catalogues).filter((path) => folderOf(path) === language);
  return Promise.all(paths.map((path) => catalogues[path]!()));
}

/** The first language that the browser asks for of those that we speak: `es-AR` means `es`. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const near = (tag: string) => languages.find((one) => one.split("-")[0] === tag.split("-")[0]);
  const spoken = (tag: string) => languages.find((one) => one === tag) ?? near(tag);
  return wanted.map(spoken).find((one) => one !== undefined) ?? "en";
}
