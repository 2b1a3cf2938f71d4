// The page's own style comes first, so that components can overrule it.
import "./look/style";

import { render } from "preact";
import { useEffect, useState } from "preact/hooks";
import { App } from "./App";
import { loadBoard } from "./boards/load";
import { fetchGamePage } from "./game/fetch";
import { askEarly } from "./home/offer";
import { api } from "./live/api";
import { mendBrokenParts } from "./live/mend";
import { seatsOf } from "./live/seats";
import { startTheme } from "./look/theme";
import { type Route, routeOf } from "./route";
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
function fetchEarly({ page, parts: [game] }: Route): void {
  if (page === "home") askEarly(api);
  if (page !== "game" || !game) return;
  void fetchGamePage();
  // The board's name is all that is wanted; if there is no such game, its page will say so.
  const token = Object.values(seatsOf(game).chairs)[0] ?? null;
  api.table(game, token).then(
    ({ about }) => loadBoard(about.edition),
    () => {},
  );
}

async function start(): Promise<void> {
  mendBrokenParts();
  startTheme();
  const language = wanted(setting("language"));
  document.documentElement.lang = language; // the server is asked in it
  fetchEarly(routeOf(location.hash));
  render(<Root first={await speak(language)} />, document.getElementById("app")!);
}

void start();
