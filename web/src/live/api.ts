import { joinedWith, pendingNonce, promiseOf } from "../deal/promises";
import type {
  About,
  AfterwordData,
  AttemptData,
  BoardData,
  BotData,
  ChairData,
  ChairWish,
  DailyDealData,
  DealResults,
  DealWish,
  Done,
  EntryData,
  HintData,
  HintWish,
  ImportWish,
  LearnerWish,
  LessonData,
  LessonText,
  Made,
  MailAsked,
  MailData,
  MailLink,
  MailWish,
  NewGameWish,
  News,
  NoticesData,
  NumbersData,
  NumbersWish,
  OrdersData,
  OrdersWish,
  PushData,
  PushDevice,
  PushWish,
  PuzzleData,
  QuietData,
  Replay,
  ReviewState,
  Seated,
  StartWish,
  StudyWish,
  TableData,
  Tried,
  WebhookData,
  WebhookWish,
} from "../protocol/schema";
import { ask, call, Refused } from "./http";
import { asMember } from "./membership";
import { answered, holdsOther, moveOf, pendingToken } from "./seats";

/** A colour that can be chosen. */
export type ChairColour = NonNullable<ChairWish["color"]>;

/** A game of this device, and the secret link of its seat. */
export interface HeldGame {
  readonly game: string;
  readonly token: string;
}

export type GameStatus = "open" | "running" | "finished";

/** Everything that pages ask of the server by request; live games are followed by a `Link`. */
export const api = {
  boards: () => call<BoardData[]>("boards"),
  bots: () => call<BotData[]>("bots"),
  games: (status: GameStatus) => call<About[]>(`games?status=${status}`),
  open: (wish: Partial<NewGameWish> & Pick<NewGameWish, "edition" | "chairs">) =>
    asMember((member) => call<Made>("games", { body: { ...wish, member } })),
  load: (wish: Partial<ImportWish> & Pick<ImportWish, "save">) => call<Made>("games/import", { body: wish }),
  lessons: () => call<LessonData[]>("lessons"),
  lesson: (id: string) => call<LessonText>(`lessons/${encodeURIComponent(id)}`),
  learn: (id: string, wish: LearnerWish) => call<Made>(`lessons/${encodeURIComponent(id)}`, { body: wish }),
  table: (game: string, token: string | null) => call<TableData>(`games/${game}`, { token }),
  story: (game: string, token: string | null, after = 0) =>
    call<EntryData[]>(`games/${game}/story${after ? `?after=${after}` : ""}`, { token }),
  news: (game: string, token: string | null) => call<News>(`games/${game}/news`, { token }),
  positions: (game: string, first: number, count: number, token: string | null) =>
    call<Replay[]>(`games/${game}/positions?first=${first}&count=${count}`, { token }),
  afterwords: (game: string, token: string | null) =>
    call<AfterwordData[]>(`games/${game}/afterwords`, { token }),
  review: (game: string, token: string | null) => call<ReviewState>(`games/${game}/review`, { token }),
  askReview: (game: string, token: string | null) =>
    call<ReviewState>(`games/${game}/review`, { token, body: {} }),
  study: (game: string, token: string | null, wish: StudyWish) =>
    call<Made>(`games/${game}/study`, { token, body: wish }),
  hint: (game: string, token: string, wish: Partial<HintWish> & Pick<HintWish, "expected">) =>
    call<HintData>(`games/${game}/hint`, { token, body: wish }),
  puzzle: (day: string) => call<PuzzleData>(`puzzles/${encodeURIComponent(day)}`),
  attempt: (day: string, action: number) =>
    call<AttemptData>(`puzzles/${day}/attempts`, { body: { action } }),
  deal: (day: string) => call<DailyDealData>(`deals/${encodeURIComponent(day)}`),
  playDeal: (day: string, wish: DealWish) => call<Made>(`deals/${day}`, { body: wish }),
  dealResults: (day: string, game: string, token: string) =>
    call<DealResults>(`deals/${day}/results?own=${game}`, { token }),
  dealGame: (day: string, game: string, own: HeldGame) =>
    call<TableData>(`deals/${day}/games/${game}?own=${own.game}`, { token: own.token }),
  dealStory: (day: string, game: string, own: HeldGame) =>
    call<EntryData[]>(`deals/${day}/games/${game}/story?own=${own.game}`, { token: own.token }),
  dealPositions: (day: string, game: string, own: HeldGame, first: number, count: number) =>
    call<Replay[]>(`deals/${day}/games/${game}/positions?own=${own.game}&first=${first}&count=${count}`, {
      token: own.token,
    }),
  numbers: (seats: NumbersWish["seats"]) => call<NumbersData>("numbers", { body: { seats } }),
  join,
  leave: (game: string, token: string) => call<Done>(`games/${game}/leave`, { token, body: {} }),
  dress,
  start: (game: string, token: string, wish: StartWish) =>
    call<Done>(`games/${game}/start`, { token, body: wish }),
  reveal: (game: string, token: string, nonce: string) =>
    call<Done>(`games/${game}/nonce`, { token, body: { nonce } }),
  renew,
  orders: (game: string, token: string) => call<OrdersData>(`games/${game}/orders`, { token }),
  setOrders: (game: string, token: string, wish: OrdersWish) =>
    call<OrdersData>(`games/${game}/orders`, { token, body: wish, method: "PUT" }),
  notices: (game: string, token: string) => call<NoticesData>(`games/${game}/notices`, { token }),
  setPush: (game: string, token: string, wish: PushWish) =>
    call<PushDevice>(`games/${game}/push`, { token, body: wish, method: "PUT" }),
  removePush: (game: string, token: string, device: string) =>
    call<PushData>(`games/${game}/push/${device}`, { token, method: "DELETE" }),
  tryPush: (game: string, token: string, device: string) =>
    call<Tried>(`games/${game}/push/${device}/try`, { token, body: {} }),
  setMail: (game: string, token: string, wish: MailWish) =>
    call<MailAsked>(`games/${game}/mail`, { token, body: wish, method: "PUT" }),
  removeMail: (game: string, token: string) =>
    call<MailData>(`games/${game}/mail`, { token, method: "DELETE" }),
  tryMail: (game: string, token: string) => call<Tried>(`games/${game}/mail/try`, { token, body: {} }),
  mailLink: (secret: string) => call<MailLink>(`mail/${encodeURIComponent(secret)}`),
  confirmMail: (secret: string) => call<MailLink>(`mail/${encodeURIComponent(secret)}`, { body: {} }),
  stopMail: async (secret: string) =>
    void (await ask(`mail/${encodeURIComponent(secret)}/stop`, { body: {} })),
  setQuiet: (game: string, token: string, wish: QuietData) =>
    call<QuietData>(`games/${game}/quiet`, { token, body: wish, method: "PUT" }),
  setWebhook: (game: string, token: string, wish: WebhookWish) =>
    call<WebhookData>(`games/${game}/webhook`, { token, body: wish, method: "PUT" }),
  removeWebhook: (game: string, token: string) =>
    call<WebhookData>(`games/${game}/webhook`, { token, method: "DELETE" }),
  tryWebhook: (game: string, token: string) => call<Tried>(`games/${game}/webhook/try`, { token, body: {} }),
};

/** With a secret link on its chair, else on an open one; an answer that got lost costs no chair. The token is this
 * device's own, whoever made the link, and so is the secret number that it promises for the deal. */
async function join(
  game: string,
  name: string,
  token: string | null = null,
  colour: ChairColour | null = null,
): Promise<Seated> {
  const body = { name, secret: pendingToken(game), promise: promiseOf(pendingNonce(game)), color: colour };
  const other = holdsOther(game, token);
  const seated = await asMember((member) =>
    call<Seated>(`games/${game}/join`, { token, body: { ...body, member: other ? null : member } }),
  );
  joinedWith(game, seated.chair);
  answered(game);
  return seated;
}

/** Whoever sits already has another colour; name, link and promise stay. */
function dress(
  game: string,
  { name, unnamed }: ChairData,
  token: string,
  colour: ChairColour,
): Promise<Seated> {
  return call<Seated>(`games/${game}/join`, { token, body: { name: unnamed ? "" : name, color: colour } });
}

/** A seat comes to this device; an answer that got lost costs no seat. */
async function renew(game: string, token: string): Promise<Seated> {
  const move = moveOf(game, token);
  try {
    const secret = pendingToken(move);
    const other = holdsOther(game, token);
    const seated = await asMember((member) =>
      call<Seated>(`games/${game}/seat`, { token, body: { secret, member: other ? null : member } }),
    );
    answered(move);
    return seated;
  } catch (problem) {
    if (problem instanceof Refused) answered(move);
    throw problem;
  }
}

export type Api = typeof api;
