import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { App } from "./App";
import { wantedLanguage } from "./settings/language";
import { useSettings } from "./settings/useSettings";
import { fetchWords, type Language } from "./text/catalogues";
import { TextContext } from "./text/context";
import { makeText, type Text } from "./text/text";

interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

function speak(language: Language, words: readonly string[]): Spoken {
  document.documentElement.lang = language;
  return { language, text: makeText(language, words) };
}

/** Everything, in the language of the settings; another one replaces it as soon as it is here. */
function Root({ first }: { first: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const language = wantedLanguage(useSettings());
  useEffect(() => {
    if (language !== spoken.language)
      void fetchWords(language).then((words) => setSpoken(speak(language, words)));
  }, [language, spoken]);
  return (
    <TextContext.Provider value={spoken.text}>
      <App />
    </TextContext.Provider>
  );
}

export function showPage(language: Language, words: readonly string[]): void {
  render(<Root first={speak(language, words)} />, document.getElementById("app")!);
}
