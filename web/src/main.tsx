// The page's own style comes first, so that components can overrule it.
import "./look/style";

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { App } from "./App";
import { fetchGamePage } from "./game/fetch";
import { askEarly } from "./home/offer";
import { api } from "./live/api";
import { mendBrokenParts } from "./live/mend";
import { startTheme } from "./look/theme";
import { routeOf } from "./route";
import { setting, useSettings } from "./settings/settings";
import { TextContext } from "./text/context";
import { type Language, loadText, preferredLanguage, type Text } from "./text/text";

const wanted = (language: Language | "system"): Language =>
  language === "system" ? preferredLanguage(navigator.languages) : language;

async function speak(language: Language): Promise<Spoken> {
  const text = await loadText(language);
  document.documentElement.lang = language;
  return { language, text };
}

interface Spoken {
  readonly language: Language;
  readonly text: Text;
}

/** Everything, in the language of the settings; another one replaces it as soon as it is here. */
function Root({ first }: { first: Spoken }) {
  const [spoken, setSpoken] = useState(first);
  const language = wanted(useSettings().language);
  useEffect(() => {
    if (language !== spoken.language) void speak(language).then(setSpoken);
  }, [language, spoken]);
  return (
    <TextContext.Provider value={spoken.text}>
      <App />
    </TextContext.Provider>
  );
}

/** What the first page to be shown needs comes while its words do. */
function fetchEarly(page: string): void {
  if (page === "home") askEarly(api);
  if (page === "game") void fetchGamePage();
}

async function start(): Promise<void> {
  mendBrokenParts();
  startTheme();
  const language = wanted(setting("language"));
  document.documentElement.lang = language; // the server is asked in it
  fetchEarly(routeOf(location.hash).page);
  render(<Root first={await speak(language)} />, document.getElementById("app")!);
}

void start();
