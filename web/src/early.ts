import type { PageAddress } from "./address";
import { loadBoard, loadScenery } from "./boards/load";
import { fetchGamePage, fetchReplayPage, fetchReviewPage, fetchTvPage } from "./fetch";
import { takeSeatAhead } from "./game/takeSeat";
import { api } from "./live/api";
import { askFirstNews } from "./live/first";
import { firstToken, onlyToken } from "./live/seats";
import { askEarly } from "./making/playable";
import { fetchRulesBook } from "./rules/code";
import { fetchBook } from "./rules/fetch";
import { askRulesEarly } from "./rules/offered";
import type { Language } from "./text/catalogues";

/** What the first page to be shown needs comes while its code and its words do; what fails is asked for again later. */
export function fetchEarly({ page, parts: [first, second] }: PageAddress, language: Language): void {
  void Promise.allSettled(wantedBy(page, first, second, language));
}

function wantedBy(page: string, first = "", second = "", language: Language): Promise<unknown>[] {
  if (page === "home") return [askEarly(api)];
  if (!first) return [];
  if (page === "game" && second === "tv") return [boardOf(first, null), fetchTvPage()];
  if (page === "game")
    return [
      second && second !== "hand" ? linked(first, second) : boardOf(first, onlyToken(first)),
      fetchGamePage(),
    ];
  if (page === "review") return [boardOf(first, firstToken(first)), fetchReviewPage()];
  if (page === "replay") return [boardOf(first, firstToken(first)), fetchReplayPage()];
  if (page === "rules") return [fetchRulesBook(), fetchBook(language), askRulesEarly(api, first)];
  return [];
}

async function linked(game: string, token: string): Promise<void> {
  await takeSeatAhead(api, game, token);
  await boardOf(game, onlyToken(game));
}

/** The board of a game, and then the land behind it: that is drawn while the game is put on the board. */
async function boardOf(game: string, token: string | null): Promise<void> {
  const { about } = (await askFirstNews(game, token)).table!;
  await loadBoard(about.board);
  if (about.status !== "open") await loadScenery(about.board);
}
