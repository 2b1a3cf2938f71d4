import type { Done, Hello, News, PointedAt, Problem, Screens } from "../protocol/schema";
import { failure, Unreached } from "./http";

export interface SocketEvents {
  readonly hello: () => Hello;
  readonly onOpen: () => void;
  readonly onNews: (news: News) => void;
  /** What is told of the room: nothing of it is kept. */
  readonly onRoom: (said: Screens | PointedAt) => void;
  readonly onLost: () => void;
  readonly onEnded: (reason: string) => void;
}

/** What is told at once and not kept; and that the line is alive. */
type Passing = Screens | PointedAt | { readonly type: "pong" };

/** What a command is answered that was said over the connection: as a request would be. */
interface Answer {
  readonly type: "answer";
  readonly id: number;
  readonly status: number;
  readonly body: Done | Problem;
}

interface Asked {
  readonly done: (answer: Done) => void;
  readonly fail: (problem: Error) => void;
}

const FOR_GOOD = 4400; // codes of our own: 4000 and the status that a request would get
const TRY_AGAIN: ReadonlySet<number> = new Set([4408, 4429, 4503]);
const FIRST_WAIT = 250; // milliseconds; doubled each time, so that a server that comes back isn't overrun
const LONGEST_WAIT = 8_000;
const BEAT = 15_000;
const PATIENCE = 8_000;

/** A live connection that opens itself again until it is closed, and notices a dead line by itself. */
export class LiveSocket {
  private socket: WebSocket | null = null;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private beat: ReturnType<typeof setInterval> | undefined;
  private closed = false;
  private welcomed = false; // the first news have come: commands may be said
  private asked = 0;
  private readonly unanswered = new Map<number, Asked>();

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
  }

  get stands(): boolean {
    return this.welcomed && this.socket?.readyState === WebSocket.OPEN;
  }

  /** Says a command. Throws Refused, or Unreached where the connection breaks before the answer: it may be sent again. */
  post(to: string, body: unknown): Promise<Done> {
    const id = ++this.asked;
    this.socket?.send(JSON.stringify({ type: "post", id, to, body }));
    this.watch(PATIENCE);
    return new Promise((done, fail) => this.unanswered.set(id, { done, fail }));
  }

  /** Says what nobody answers, and nobody misses. */
  hint(said: object): void {
    if (this.stands) this.socket!.send(JSON.stringify(said));
  }

  close(): void {
    this.closed = true;
    removeEventListener("online", this.now);
    document.removeEventListener("visibilitychange", this.now);
    clearTimeout(this.timer);
    this.drop();
  }

  /** A tab that was asleep, or a network that is back, doesn't wait. */
  private readonly now = (): void => {
    if (document.visibilityState === "hidden") return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ping();
    else if (this.socket?.readyState !== WebSocket.CONNECTING) this.open();
  };

  private open(): void {
    clearTimeout(this.timer);
    this.drop();
    const socket = new WebSocket(this.url);
    this.socket = socket;
    this.watch(PATIENCE);
    socket.onopen = () => {
      socket.send(JSON.stringify(this.events.hello()));
      this.beat = setInterval(() => this.ping(), BEAT);
    };
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as News | Answer | Passing);
    socket.onclose = ({ code, reason }) => this.lost(code, reason);
  }

  private hear(message: News | Answer | Passing): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if ("status" in message) this.settle(message);
    else if ("entries" in message) this.welcome(message);
    else if (message.type !== "pong") this.events.onRoom(message);
  }

  private welcome(message: News): void {
    this.welcomed = true;
    this.events.onNews(message);
    this.events.onOpen();
  }

  private settle({ id, status, body }: Answer): void {
    const asked = this.unanswered.get(id);
    this.unanswered.delete(id);
    if ("number" in body) asked?.done(body);
    else asked?.fail(failure(status, body));
  }

  private ping(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    this.socket.send('{"type":"ping"}');
    this.watch(PATIENCE);
  }

  /** Unless something is heard in time, the line is dead. */
  private watch(milliseconds: number): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.lost(0, ""), milliseconds);
  }

  private lost(code: number, reason: string): void {
    this.drop();
    if (this.closed) return;
    if (code >= FOR_GOOD && !TRY_AGAIN.has(code)) {
      this.close();
      this.events.onEnded(reason);
      return;
    }
    this.events.onLost();
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.open(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private drop(): void {
    clearInterval(this.beat);
    const socket = this.socket;
    this.socket = null;
    this.welcomed = false;
    for (const { fail } of this.unanswered.values()) fail(new Unreached("the connection broke"));
    this.unanswered.clear();
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
