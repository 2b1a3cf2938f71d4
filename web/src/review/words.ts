import { fetchWords, type Language } from "../text/catalogues";
import { makeText, type Text } from "../text/text";

// Words that only readers of reviews need, fetched with their page.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/review-page.ftl", {
  query: "?raw",
  import: "default",
});

/** Those, and all that the other parts of the page say. */
export async function fetchReviewWords(language: Language): Promise<Text> {
  const path = Object.keys(catalogues).find((one) => one.split("/").at(-2) === language)!;
  return makeText(language, [...(await fetchWords(language)), await catalogues[path]!()]);
}
