// The first file to arrive, and so a small one: it asks for everything that the address needs, all at once.
// The page's own style comes first, so that components can overrule it.
import "./look/style";

import { readAddress } from "./address";
import { fetchEarly } from "./early";
import { startLayout } from "./layout/window";
import { mendBrokenParts } from "./live/mend";
import { wantedLanguage } from "./settings/language";
import { settings } from "./settings/settings";
import { startTheme } from "./settings/theme";
import { fetchWords, type Language } from "./text/catalogues";

async function start(): Promise<void> {
  mendBrokenParts();
  startTheme();
  startLayout();
  const language = wantedLanguage(settings());
  document.documentElement.lang = language; // the server is asked in it
  // What more depends on comes first: browsers ask for six things at a time.
  fetchEarly(readAddress(location.hash), language);
  const words = fetchWords(language);
  const page = import("./page");
  warmUp(language);
  for (const face of document.fonts) void face.load().catch(() => {}); // or the table would be set anew in them
  (await page).showPage(language, await words);
}

/** Browsers read their tables of numbers at first use, up to 60 ms on a phone: now, while there is nothing else to do. */
function warmUp(language: Language): void {
  new Intl.NumberFormat(language).format(1);
  new Intl.PluralRules(language).select(1);
}

/** Without its code or its words the page can say nothing but what came with its first file. */
const giveUp = () => document.getElementById("not-loaded")!.removeAttribute("hidden");

start().catch(giveUp);
