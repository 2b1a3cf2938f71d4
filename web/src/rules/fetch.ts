import type { Language } from "../text/catalogues";

// Not among the catalogues of the first page: who reads no rules fetches none.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/rules-*.ftl", {
  query: "?raw",
  import: "default",
});

/** The catalogues of the rules in one language, as they are written. */
export function fetchBook(language: Language): Promise<readonly string[]> {
  const paths = Object.keys(catalogues).filter((path) => path.split("/").at(-2) === language);
  return Promise.all(paths.map((path) => catalogues[path]!()));
}
