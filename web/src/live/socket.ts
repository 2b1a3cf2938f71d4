import type { Hello, News } from "../protocol/schema";

export interface SocketEvents {
  readonly hello: () => Hello;
  readonly onOpen: () => void;
  readonly onNews: (news: News) => void;
  readonly onLost: () => void;
  readonly onEnded: (reason: string) => void;
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

  constructor(
    private readonly url: string,
    private readonly events: SocketEvents,
  ) {
    addEventListener("online", this.now);
    document.addEventListener("visibilitychange", this.now);
    this.open();
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
    socket.onmessage = ({ data }) => this.hear(JSON.parse(data as string) as News);
    socket.onclose = ({ code, reason }) => this.lost(code, reason);
  }

  private hear(message: News): void {
    clearTimeout(this.timer);
    this.wait = FIRST_WAIT;
    if (message.type !== "news") return;
    this.events.onNews(message);
    this.events.onOpen();
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
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    socket.close();
  }
}
