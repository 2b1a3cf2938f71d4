import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Language } from "./catalogues";

/** A sentence by its key; what is missing from the catalogue throws, so that tests find it. */
export type Text = (key: string, values?: Record<string, FluentVariable>) => string;

export function makeText(language: Language, sources: readonly string[]): Text {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no sentence ${key} in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
}
