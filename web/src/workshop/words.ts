import { fetchWords, type Language } from "../text/catalogues";
import { makeText, type Text } from "../text/text";

// Words that only makers of boards read, fetched with the workshop.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/{editor-page,gallery-page}.ftl", {
  query: "?raw",
  import: "default",
});

/** Those, and all that the other parts of the page say. */
export async function fetchWorkshopWords(language: Language): Promise<Text> {
  const paths = Object.keys(catalogues).filter((one) => one.split("/").at(-2) === language);
  const own = Promise.all(paths.map((path) => catalogues[path]!()));
  return makeText(language, [...(await fetchWords(language)), ...(await own)]);
}
