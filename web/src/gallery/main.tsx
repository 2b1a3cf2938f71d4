// The page's own style comes first, so that components can overrule it.
import "../look/style";

import { render } from "preact";
import { loadBoard } from "../boards/load";
import { startLayout } from "../layout/window";
import { startTheme, type Theme } from "../settings/theme";
import { fetchWords, preferredLanguage } from "../text/catalogues";
import { TextContext } from "../text/context";
import { makeText } from "../text/text";
import { boardNames, bringBoard } from "./boards";
import { Exhibit } from "./Exhibit";
import { loadFixture } from "./fixtures";

/** One exhibit, chosen by the address: ?board=…&show=board|table|count|cards&theme=…&language=… */
async function start(): Promise<void> {
  const wanted = new URLSearchParams(location.search);
  const name = wanted.get("board") ?? boardNames[0]!;
  startTheme((wanted.get("theme") ?? undefined) as Theme | undefined);
  startLayout();
  const language = wanted.get("language") ?? preferredLanguage([]);
  const [board, fixture, words] = await Promise.all([
    bringBoard(name).then(() => loadBoard(name)),
    loadFixture(name, language),
    fetchWords(language),
  ]);
  document.documentElement.lang = language;
  render(
    <TextContext.Provider value={makeText(language, words)}>
      <Exhibit board={board} fixture={fixture} show={wanted.get("show") ?? "table"} />
    </TextContext.Provider>,
    document.body,
  );
  await document.fonts.ready;
  document.body.dataset.ready = "yes";
}

void start();
