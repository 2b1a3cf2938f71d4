import { useEffect, useState } from "preact/hooks";
import { wantedLanguage } from "../settings/language";
import { useSettings } from "../settings/useSettings";
import type { Language } from "../text/catalogues";
import { makeText, type Text } from "../text/text";
import type { Remark } from "./lines";

// Fetched where characters sit at a table, and somebody wants to hear them.
const catalogues = import.meta.glob<string>("../../../src/trilhos/text/*/lines-characters.ftl", {
  query: "?raw",
  import: "default",
});

async function load(language: Language): Promise<Text> {
  const path = Object.keys(catalogues).find((one) => one.split("/").at(-2) === language)!;
  return makeText(language, [await catalogues[path]!()]);
}

/** The sentence of a line; none for a character who has never been given one. */
export function sentenceOf(words: Text, { who, occasion, dice }: Remark): string | null {
  const key = (n: number) => `say-${who}-${occasion}-${n}`;
  let count = 0;
  while (words.has(key(count + 1))) count += 1;
  return count ? words(key((dice % count) + 1)) : null;
}

/** The lines in the page's language, once they are there; null where nobody is to be heard. */
export function useRemarks(wanted: boolean): Text | null {
  const settings = useSettings();
  const [words, setWords] = useState<Text | null>(null);
  const language = wantedLanguage(settings);
  const heard = wanted && settings.lines;
  useEffect(() => {
    if (heard)
      void load(language).then(
        (text) => setWords(() => text),
        () => {},
      );
  }, [heard, language]);
  return heard ? words : null;
}
