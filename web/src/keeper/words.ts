import type { Language } from "../text/catalogues";
import { makeText, type Text } from "../text/text";

// Words that only the keeper reads, fetched with the keeper's page.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/keeper-page.ftl", {
  query: "?raw",
  import: "default",
});

export async function fetchKeeperWords(language: Language): Promise<Text> {
  const path = Object.keys(catalogues).find((one) => one.split("/").at(-2) === language)!;
  return makeText(language, [await catalogues[path]!()]);
}
