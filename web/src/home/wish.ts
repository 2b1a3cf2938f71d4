import type { BoardData, BotData, ChairWish, NewGameWish } from "../protocol/schema";

/** Who is to sit on another chair: a bot of a level, a friend who comes by link, or somebody at this device. */
export type Rival =
  | { readonly kind: "bot"; readonly bot: string }
  | { readonly kind: "friend" }
  | { readonly kind: "here"; readonly name: string };

/** A new game as it is being put together on the first page. */
export interface Draft {
  readonly edition: BoardData;
  readonly rivals: readonly Rival[];
  readonly options: Readonly<Record<string, boolean>>;
  /** The chair that begins; null lets chance decide. */
  readonly first: number | null;
  readonly open: boolean;
  readonly grace: number;
  /** Seconds for a turn, after which a bot decides it; 0: as long as it takes. */
  readonly clock: number;
}

const DAY = 24 * 3600;
const LIVE = 120; // seconds
export const graces: readonly number[] = [LIVE, 3600, DAY, 7 * DAY];
export const clocks: readonly number[] = [0, 60, 300, DAY];
export const AT_ONE_DEVICE = 14 * DAY; // a device that is handed around is not always connected for everybody
const USUAL_RIVALS = 2;
const USUAL_BOT = "normal";

export function newDraft(edition: BoardData, bots: readonly BotData[]): Draft {
  const rivals = Array.from({ length: USUAL_RIVALS }, () => usualRival(bots));
  const draft: Draft = { edition, rivals, options: {}, first: null, open: false, grace: LIVE, clock: 0 };
  return withEdition(draft, edition, bots);
}

const usualRival = (bots: readonly BotData[]): Rival => ({
  kind: "bot",
  bot: (bots.find(({ name }) => name === USUAL_BOT) ?? bots[0])?.name ?? USUAL_BOT,
});

/** The same people at another board, as far as it has chairs; its options as they usually are. */
export const withEdition = (draft: Draft, edition: BoardData, bots: readonly BotData[]): Draft =>
  withPlayers({ ...draft, edition, options: edition.options }, draft.rivals.length + 1, bots);

export function withPlayers(draft: Draft, players: number, bots: readonly BotData[]): Draft {
  const { least_players: least, most_players: most } = draft.edition;
  const count = Math.min(Math.max(players, least), most) - 1;
  const rivals = Array.from({ length: count }, (_, i) => draft.rivals[i] ?? usualRival(bots));
  return { ...draft, rivals, first: draft.first !== null && draft.first > count ? null : draft.first };
}

export const withRival = (draft: Draft, place: number, rival: Rival): Draft => ({
  ...draft,
  rivals: draft.rivals.map((old, i) => (i === place ? rival : old)),
});

/** What the server is asked for; `someone` names those who gave no name, `titles` the bots. */
export function wishOf(
  draft: Draft,
  name: string,
  someone: string,
  titles: ReadonlyMap<string, string>,
): NewGameWish {
  const shared = draft.rivals.some(({ kind }) => kind === "here");
  return {
    edition: draft.edition.id,
    chairs: [
      { kind: "you", name: name.trim() || someone, bot: "", promise: "" },
      ...draft.rivals.map((rival) => chairOf(rival, someone, titles)),
    ],
    options: draft.options,
    first: draft.first,
    public: draft.open,
    spectators: true,
    grace: shared ? AT_ONE_DEVICE : draft.grace,
    clock: draft.clock,
  };
}

function chairOf(rival: Rival, someone: string, titles: ReadonlyMap<string, string>): ChairWish {
  if (rival.kind === "friend") return { kind: "open", name: "", bot: "", promise: "" };
  if (rival.kind === "here") return { kind: "you", name: rival.name.trim() || someone, bot: "", promise: "" };
  return { kind: "bot", name: titles.get(rival.bot) ?? rival.bot, bot: rival.bot, promise: "" };
}
