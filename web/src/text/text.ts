import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./catalogues";

export type Values = Record<string, FluentVariable>;

export interface Text {
  /** A sentence by its key; what is missing from the catalogue throws, so that tests find it. */
  (key: string, values?: Values): string;
  /** Whether there is such a sentence: a server may tell names that this page has never heard. */
  has(key: string): boolean;
}

export function makeText(language: Language, sources: readonly string[]): Text {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  const text = (key: string, values?: Values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no sentence ${key} in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
  return Object.assign(text, { has: (key: string) => bundle.hasMessage(key) });
}
