import { fetchWords, type Language } from "./catalogues";
import { makeText, type Text } from "./text";

// Words of single pages, fetched with them.
const review = import.meta.glob<string>("../../../src/trilhos/text/*/review-page.ftl", {
  query: "?raw",
  import: "default",
});
const numbers = import.meta.glob<string>("../../../src/trilhos/text/*/numbers-page.ftl", {
  query: "?raw",
  import: "default",
});
const club = import.meta.glob<string>("../../../src/trilhos/text/*/club-page.ftl", {
  query: "?raw",
  import: "default",
});
const slow = import.meta.glob<string>("../../../src/trilhos/text/*/slow-page.ftl", {
  query: "?raw",
  import: "default",
});
const daily = import.meta.glob<string>("../../../src/trilhos/text/*/daily-page.ftl", {
  query: "?raw",
  import: "default",
});
const catalogues = { review, numbers, club, slow, daily };

export type WordyPage = keyof typeof catalogues;

/** Those of one page, and all that the other parts of the page say. */
export async function fetchPageWords(language: Language, page: WordyPage): Promise<Text> {
  const some = catalogues[page];
  const path = Object.keys(some).find((one) => one.split("/").at(-2) === language)!;
  return makeText(language, [...(await fetchWords(language)), await some[path]!()]);
}
