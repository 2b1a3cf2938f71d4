import { answerTo, askAhead } from "../ahead";
import type { News } from "../protocol/schema";
import { api } from "./api";

const named = (game: string, token: string | null) => `news ${game} ${token}`;

export const askFirstNews = (game: string, token: string | null): Promise<News> =>
  askAhead(named(game, token), () => api.news(game, token));

/** The table and all that happened so far, of one moment. */
export const firstNews = (game: string, token: string | null): Promise<News> =>
  answerTo(named(game, token), () => api.news(game, token));
