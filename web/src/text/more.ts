import { fetchWords, type Language } from "./catalogues";
import { makeText, type Text } from "./text";

// Words of single pages, fetched with them.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/*-page.ftl", {
  query: "?raw",
  import: "default",
});

export type WordyPage = "review" | "numbers" | "club" | "slow" | "bench" | "daily";

/** Those of one page, and all that the other parts of the page say. */
export async function fetchPageWords(language: Language, page: WordyPage): Promise<Text> {
  const path = Object.keys(catalogues).find((one) => one.endsWith(`/${language}/${page}-page.ftl`))!;
  return makeText(language, [...(await fetchWords(language)), await catalogues[path]!()]);
}
