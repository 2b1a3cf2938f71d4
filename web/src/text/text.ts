import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";

export type Language = "en" | "pt-BR";
export const languages: readonly Language[] = ["pt-BR", "en"];

/** A sentence by its key; what is missing from the catalogue throws, so that tests find it. */
export type Text = (key: string, values?: Record<string, FluentVariable>) => string;

// The catalogues that terminal and page share; each language is fetched only when it is wanted.
const catalogues = import.meta.glob<string>(
  "../../../src/trilhos/text/*/{web,cards,editions,sheet,log,pages,show,sheets,table,turn}.ftl",
  {
    query: "?raw",
    import: "default",
  },
);

export async function loadText(language: Language): Promise<Text> {
  const paths = Object.keys(catalogues).filter((path) => path.split("/").at(-2) === language);
  return makeText(language, await Promise.all(paths.map((path) => catalogues[path]!())));
}

export function makeText(language: Language, sources: readonly string[]): Text {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return (key, values) => {
    const pattern = bundle.getMessage(key)?.value;
    if (!pattern) throw new Error(`no sentence ${key} in ${language}`);
    return bundle.formatPattern(pattern, values);
  };
}

/** The language that the browser asks for, if we speak it. */
export function preferredLanguage(wanted: readonly string[]): Language {
  const first = wanted.find((tag) => /^(pt|en)\b/.test(tag)) ?? "en";
  return first.startsWith("pt") ? "pt-BR" : "en";
}
