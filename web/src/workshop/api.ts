import { ask, call } from "../live/http";
import type {
  ChapterData,
  DraftWish,
  JobData,
  LookData,
  Region,
  WorkshopData,
  WorldMap,
} from "../protocol/schema";
import type { BoardDocument } from "./document/document";

/** A board without what lies behind its routes: that is by far the most of it, and nobody judges it. */
export const bare = (board: BoardDocument): BoardDocument => ({
  ...board,
  art: { ...board.art, layers: null, finer: null, rough_land: "" },
});

/** On what a board is printed; without a width, a space is as long as a train. */
export interface PrintWish {
  readonly paper: string;
  readonly width?: number;
}

/** How many games bots play, and how many of them sit at a table. */
export interface TrialWish {
  readonly games: number;
  readonly players: number;
  readonly seed: number;
}

const asked = (wish: object): string => new URLSearchParams(Object.entries(wish)).toString();

/** What the workshop asks of the server. */
export const workshopApi = {
  look: (board: BoardDocument) => call<LookData>("workshop/look", { body: bare(board) }),
  about: () => call<WorkshopData>("workshop"),
  chapters: () => call<ChapterData[]>("workshop/chapters"),
  regions: () => call<Region[]>("workshop/regions"),
  earth: () => call<WorldMap>("workshop/earth"),
  draft: (wish: DraftWish) => call<JobData>("workshop/drafts", { body: wish }),
  trial: (board: BoardDocument, wish: TrialWish) =>
    call<JobData>(`workshop/trials?${asked(wish)}`, { body: bare(board) }),
  improvements: (board: BoardDocument, wish: TrialWish) =>
    call<JobData>(`workshop/improvements?${asked(wish)}`, { body: bare(board) }),
  print: (board: BoardDocument, wish: PrintWish) =>
    call<JobData>(`workshop/prints?${asked(wish)}`, { body: board }),
  job: (id: string) => call<JobData>(`workshop/jobs/${id}`),
  giveUp: (id: string) => ask(`workshop/jobs/${id}`, { method: "DELETE" }),
};
