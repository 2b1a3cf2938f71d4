// The page's own style comes first, so that components can overrule it.
import "./look/style";

import { render } from "preact";
import { App } from "./App";
import { startTheme } from "./look/theme";
import { TextContext } from "./text/context";
import { loadText, preferredLanguage } from "./text/text";

async function start(): Promise<void> {
  startTheme();
  const language = preferredLanguage(navigator.languages);
  const text = await loadText(language);
  document.documentElement.lang = language;
  render(
    <TextContext.Provider value={text}>
      <App />
    </TextContext.Provider>,
    document.body,
  );
}

void start();
