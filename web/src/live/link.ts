import type { Done, EntryData, News, PointedAt, TableData } from "../protocol/schema";
import { alike } from "./alike";
import { firstNews } from "./first";
import { call, Refused } from "./http";
import { type Command, Outbox } from "./outbox";
import { LiveSocket } from "./socket";

export type LinkStatus = "opening" | "live" | "lost" | "ended";

/** A game as it is followed: the table, everything that happened, and how the connection is. */
export interface Followed {
  readonly status: LinkStatus;
  /** Why the server ended the connection, as a key. */
  readonly reason: string | null;
  readonly table: TableData | null;
  readonly entries: readonly EntryData[];
  /** How many commands wait for the server's answer. */
  readonly waiting: number;
  /** Whether something that was sent isn't to be seen yet: unanswered, or answered before the news of it came. */
  readonly pending: boolean;
  /** Why the last command was refused, as a sentence. */
  readonly refused: string | null;
  /** How many big screens show this table. */
  readonly screens: number;
  /** What somebody points at, where this is a big screen. */
  readonly pointing: PointedAt | null;
  /** Milliseconds by which the server's clock is ahead of this page's own (`performance.now()`). */
  readonly ahead: number | null;
}

const NOTHING: Followed = {
  status: "opening",
  reason: null,
  table: null,
  entries: [],
  waiting: 0,
  pending: false,
  refused: null,
  screens: 0,
  pointing: null,
  ahead: null,
};

const UNKNOWN = "unknown-game";
const KEPT = 1_000; // entries: far more than a big screen tells of
const PATIENCE = 4_000; // milliseconds; then the live connection is opened, whatever became of the first news

/** One viewer's line to one game: what happens comes in, commands go out, each exactly once. */
export class Link {
  followed: Followed = NOTHING;
  private socket: LiveSocket | null = null;
  private closed = false;
  /** The last entry that an answer spoke of. */
  private answered = 0;
  /** Whether the last command went over the live connection: what is said there stays in its order. */
  private spoken = false;
  private readonly outbox: Outbox | null;

  constructor(
    readonly game: string,
    readonly token: string | null,
    private readonly tell: (followed: Followed) => void,
    /** Whether it is for a big screen, which says so, and is watched for days: it keeps the last entries only. */
    private readonly big = false,
  ) {
    this.outbox = token === null ? null : this.makeOutbox(token);
    void this.open();
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.outbox?.close();
  }

  /** The first news come by request: packed, and without the ways there and back that a connection takes to open. */
  private async open(): Promise<void> {
    const late = new Promise<null>((done) => setTimeout(done, PATIENCE, null));
    const news = await Promise.race([firstNews(this.game, this.token).catch(missing), late]);
    if (this.closed) return;
    // An address that can't be a game's has no live connection that could say so.
    if (news === UNKNOWN) return this.change({ status: "ended", reason: UNKNOWN });
    if (news) this.hear(news, this.followed.status);
    this.socket = this.listen();
  }

  private listen(): LiveSocket {
    return new LiveSocket(socketUrl(this.game), {
      hello: () => ({
        type: "hello",
        token: this.token,
        after: this.number,
        language: document.documentElement.lang,
        screen: this.big ? "tv" : null,
      }),
      onRoom: (said) =>
        this.change(
          said.type === "screens" ? { screens: said.count } : { pointing: isNone(said) ? null : said },
        ),
      onNews: (news) => this.hear(news, "live"),
      onOpen: () => void this.outbox?.flush(),
      onLost: () => this.change({ status: "lost" }),
      onEnded: (reason) => this.change({ status: "ended", reason }),
    });
  }

  /** Actions that are one intention, for the table as it is shown now: a claim and its payment, say. Says their key. */
  act(...actions: readonly number[]): string {
    return this.put("actions", { action: actions, expected: this.number });
  }

  /** One more action of the intention that went under a key, for the table as it was then. */
  actAfter(after: string, action: number): void {
    this.put("actions", { action, expected: this.number, after });
  }

  /** Lets the big screens show what one points at. */
  point(target: Partial<Pick<PointedAt, "route" | "city">> | null): void {
    this.socket?.hint({ type: "point", ...target });
  }

  undo(): void {
    this.put("undo", { expected: this.number });
  }

  answer(agree: boolean): void {
    this.put("undo/answer", { agree });
  }

  vote(against: number): void {
    this.put("vote", { against });
  }

  /** The step of a lesson is over: it was read, or what it asks for is to be shown. */
  goOn(step: number): void {
    this.put("lesson", { step });
  }

  back(): void {
    this.put("back", {});
  }

  /** Away for so many seconds, in a game over days; or back. */
  goAway(seconds: number | null): void {
    this.put("vacation", { seconds });
  }

  say(text: string): void {
    this.put("chat", { text });
  }

  resign(): void {
    this.put("resign", {});
  }

  rematch(): void {
    this.put("rematch", {});
  }

  private get number(): number {
    return this.followed.entries.at(-1)?.number ?? 0;
  }

  private put(command: string, body: Record<string, unknown>): string {
    this.change({ refused: null });
    return this.outbox?.put({ path: this.path(command), body }) ?? "";
  }

  private path(command: string): string {
    return `games/${this.game}/${command}`;
  }

  /** Over the live connection where it stands, which is quicker; else by a request. */
  private carry({ path, body }: Command): Promise<Done> {
    this.spoken = this.socket?.stands ?? false;
    return this.heed(
      this.spoken
        ? this.socket!.post(path.slice(this.path("").length), body)
        : call<Done>(path, { token: this.token, body }),
    );
  }

  private carryEarly(command: Command): Promise<Done> | null {
    return this.spoken && this.socket?.stands ? this.carry(command) : null;
  }

  private async heed(answer: Promise<Done>): Promise<Done> {
    const done = await answer;
    this.answered = Math.max(this.answered, done.number);
    return done;
  }

  private hear({ entries, table, at }: News, status: LinkStatus): void {
    const fresh = entries.filter((entry) => entry.number > this.number);
    this.change({
      status,
      ...(at && { ahead: at * 1_000 - performance.now() }),
      entries: fresh.length
        ? [...this.followed.entries, ...fresh].slice(-(this.big ? KEPT : Number.POSITIVE_INFINITY))
        : this.followed.entries,
      ...(table && (fresh.length || this.isOther(table)) && this.fresh(table)),
    });
  }

  /** Who has just connected is often told what is known: then nothing has to be shown anew. */
  private isOther(table: TableData): boolean {
    return !alike(table, this.followed.table);
  }

  /** News and answers may overtake each other: a table that is older than the one shown changes nothing. */
  private fresh(table: TableData | null | undefined): Partial<Followed> {
    return table && table.about.number >= (this.followed.table?.about.number ?? 0) ? { table } : {};
  }

  private makeOutbox(token: string): Outbox {
    const onChange = () => this.change({});
    const onRefused = ({ problem }: Refused) =>
      this.change({ refused: problem.message, ...this.fresh(problem.table) });
    const name = `trilhos.outbox.${this.game}.${token.slice(0, 6)}`;
    const early = (command: Command) => this.carryEarly(command);
    return new Outbox(name, (command) => this.carry(command), onChange, onRefused, early);
  }

  /** A command may be answered after another line has taken over: then nobody wants to hear of this one. */
  private change(part: Partial<Followed>): void {
    const waiting = this.outbox?.size ?? 0;
    this.followed = { ...this.followed, ...part, waiting };
    this.followed = { ...this.followed, pending: waiting > 0 || this.number < this.answered };
    if (!this.closed) this.tell(this.followed);
  }
}

/** What becomes of first news that couldn't be had: the live connection tells more, unless there is no such game. */
const missing = (problem: unknown): typeof UNKNOWN | null =>
  problem instanceof Refused && problem.status === 404 ? UNKNOWN : null;
/** What a table needs of the line to its game: a puzzle has no game, and all the same a table. */
export type TableLink = Pick<Link, "game" | "token" | "act" | "actAfter" | "undo" | "point">;

const isNone = ({ route, city }: PointedAt): boolean => route == null && city == null;

function socketUrl(game: string): string {
  const url = new URL(`api/games/${game}/live`, location.href.split("#")[0]);
  url.protocol = url.protocol.replace("http", "ws");
  return url.href;
}
