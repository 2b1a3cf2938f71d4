import type { ChairColour } from "../live/api";
import { type PieceColour, pieceColours } from "../look/pieces";
import type { BoardData, BotData, ChairWish, NewGameWish } from "../protocol/schema";

/** Who is to sit on another chair: a character or another bot, a friend who comes by link, or somebody at this device. */
export type Rival =
  | {
      readonly kind: "bot";
      readonly bot: string;
      /** Nobody has asked for them: another board proposes others. */
      readonly proposed?: true;
    }
  | { readonly kind: "friend" }
  | { readonly kind: "here"; readonly name: string; readonly colour?: ChairColour };

/** A new game as it is being put together on the first page. */
export interface Draft {
  readonly edition: BoardData;
  readonly rivals: readonly Rival[];
  /** The colour that whoever plays here has chosen. */
  readonly colour: ChairColour | null;
  readonly options: Readonly<Record<string, boolean>>;
  /** The chair that begins; null lets chance decide. */
  readonly first: number | null;
  readonly open: boolean;
  readonly grace: number;
  /** Seconds for a turn, after which a bot decides it; 0: as long as it takes. From a day on they are counted in days. */
  readonly clock: number;
  /** Days for which each player may stop a clock of days. */
  readonly vacation: number;
  /** Whether whoever plays may ask what to do. */
  readonly hints: boolean;
  /** Whether it counts for the ratings of members. */
  readonly rated: boolean;
}

const DAY = 24 * 3600;
const LIVE = 120; // seconds
export const graces: readonly number[] = [LIVE, 3600, DAY, 7 * DAY];
export const clocks: readonly number[] = [0, 60, 300, DAY, 2 * DAY, 3 * DAY, 7 * DAY];
export const vacations: readonly number[] = [0, 7, 14, 21];
export const AT_ONE_DEVICE = 14 * DAY; // a device that is handed around is not always connected for everybody
const USUAL_RIVALS = 2;
const USUAL_BOT = "normal";

export function newDraft(
  edition: BoardData,
  bots: readonly BotData[],
  colour: ChairColour | null = null,
): Draft {
  const none: Draft = {
    edition,
    rivals: [],
    colour,
    options: {},
    first: null,
    open: false,
    grace: LIVE,
    clock: 0,
    vacation: 21,
    hints: false,
    rated: false,
  };
  return withPlayers({ ...none, options: edition.options }, USUAL_RIVALS + 1, bots);
}

/** The next of a board's company who isn't at the table; where there is none, a bot. */
function proposed(edition: BoardData, bots: readonly BotData[], others: readonly Rival[]): Rival {
  const seated = new Set(others.map((one) => (one.kind === "bot" ? one.bot : "")));
  const known = new Set(bots.map(({ name }) => name));
  const bot = edition.company.find((name) => known.has(name) && !seated.has(name));
  const usual = bots.find(({ name }) => name === USUAL_BOT) ?? bots[0];
  return { kind: "bot", bot: bot ?? usual?.name ?? USUAL_BOT, proposed: true };
}

/** Whom somebody has asked for stay, at another board too, as far as it has chairs; others are proposed for it. */
export const withEdition = (draft: Draft, edition: BoardData, bots: readonly BotData[]): Draft =>
  withPlayers({ ...draft, edition, options: edition.options }, draft.rivals.length + 1, bots);

export function withPlayers(draft: Draft, players: number, bots: readonly BotData[]): Draft {
  const { least_players: least, most_players: most } = draft.edition;
  const count = Math.min(Math.max(players, least), most) - 1;
  const wanted = Array.from({ length: count }, (_, i) => draft.rivals[i]);
  const kept = wanted.filter((one) => one !== undefined && !isProposed(one)) as Rival[];
  const rivals: Rival[] = [];
  for (const one of wanted)
    rivals.push(one && !isProposed(one) ? one : proposed(draft.edition, bots, [...kept, ...rivals]));
  return { ...draft, rivals, first: draft.first !== null && draft.first > count ? null : draft.first };
}

const isProposed = (rival: Rival): boolean => rival.kind === "bot" && rival.proposed === true;

/** Somebody else on a chair; a character who sits on another one changes places with whoever was here, and may still begin. */
export function withRival(draft: Draft, place: number, rival: Rival, bots: readonly BotData[]): Draft {
  const there = isCharacter(rival, bots) ? draft.rivals.findIndex((one) => isSame(one, rival)) : -1;
  const before = draft.rivals[place]!;
  const rivals = draft.rivals.map((old, i) => (i === place ? rival : i === there ? before : old));
  if (there < 0) return { ...draft, rivals };
  const moved = new Map([
    [place + 1, there + 1],
    [there + 1, place + 1],
  ]);
  return { ...draft, rivals, first: draft.first === null ? null : (moved.get(draft.first) ?? draft.first) };
}

const isSame = (one: Rival, other: Rival): boolean =>
  one.kind === "bot" && other.kind === "bot" && one.bot === other.bot;

const isCharacter = (rival: Rival, bots: readonly BotData[]): boolean =>
  rival.kind === "bot" && bots.some(({ name, character }) => name === rival.bot && character);

/** By chair: the colour that was chosen. */
const chosenIn = ({ colour, rivals }: Draft): (ChairColour | null)[] => [
  colour,
  ...rivals.map((rival) => (rival.kind === "here" && rival.colour) || null),
];

/** By chair: the colour that it will have; who has chosen none gets what is left, as the server has it. */
export function coloursOf(draft: Draft): PieceColour[] {
  const chosen = chosenIn(draft);
  const left = pieceColours.filter((colour) => !chosen.includes(colour));
  return chosen.map((colour) => colour ?? left.shift() ?? "ash");
}

/** The colours that others than this chair have chosen. */
export const takenIn = (draft: Draft, chair: number): ReadonlySet<string> =>
  new Set(chosenIn(draft).filter((colour, other) => colour !== null && other !== chair) as ChairColour[]);

/** The days for a turn; none where the clock counts less. */
export const daysOf = ({ clock }: Draft): NewGameWish["days"] =>
  (clock >= DAY ? clock / DAY : 0) as NewGameWish["days"];

/** What the server is asked for; `titles` are the bots' names. */
export function wishOf(draft: Draft, name: string, titles: ReadonlyMap<string, string>): NewGameWish {
  const days = daysOf(draft);
  const shared = draft.rivals.some(({ kind }) => kind === "here");
  return {
    edition: draft.edition.id,
    chairs: [
      { kind: "you", name: name.trim(), bot: "", promise: "", color: draft.colour },
      ...draft.rivals.map((rival) => chairOf(rival, titles)),
    ],
    options: draft.options,
    first: draft.first,
    public: draft.open,
    spectators: true,
    grace: shared ? AT_ONE_DEVICE : draft.grace,
    clock: days ? 0 : draft.clock,
    days,
    vacation: days ? draft.vacation : 0,
    hints: draft.hints,
    rated: draft.rated,
  };
}

function chairOf(rival: Rival, titles: ReadonlyMap<string, string>): ChairWish {
  if (rival.kind === "friend") return { kind: "open", name: "", bot: "", promise: "" };
  if (rival.kind === "here")
    return { kind: "you", name: rival.name.trim(), bot: "", promise: "", color: rival.colour ?? null };
  return { kind: "bot", name: titles.get(rival.bot) ?? rival.bot, bot: rival.bot, promise: "" };
}
