import { newKey } from "../key";
import type { Done } from "../protocol/schema";
import { Refused, Unreached } from "./http";

/** A command that is to be carried out exactly once: its key makes repeats harmless. */
export interface Command {
  readonly path: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const FIRST_WAIT = 300; // milliseconds; doubled each time, as for the connection
const LONGEST_WAIT = 8_000;

/** Commands in order, kept until the server has answered: over lost connections, and over a reload of the page. */
export class Outbox {
  private waiting: Command[];
  private sending = false;
  private closed = false;
  private wait = FIRST_WAIT;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly name: string,
    private readonly carry: (command: Command) => Promise<Done>,
    private readonly onChange: () => void,
    private readonly onRefused: (problem: Refused) => void,
  ) {
    this.waiting = JSON.parse(sessionStorage.getItem(this.name) ?? "[]") as Command[];
  }

  get size(): number {
    return this.waiting.length;
  }

  put({ path, body }: Command): void {
    this.keep([...this.waiting, { path, body: { ...body, key: newKey() } }]);
    void this.flush();
  }

  /** Sends what waits. What the server could not be reached for is tried again: the live connection may stand
   * meanwhile, and then nothing else would say that it is time. */
  async flush(): Promise<void> {
    if (this.sending) return;
    clearTimeout(this.timer);
    this.sending = true;
    try {
      while (this.waiting.length > 0) await this.send(this.waiting[0]!);
      this.wait = FIRST_WAIT;
    } catch (problem) {
      if (!(problem instanceof Unreached)) throw problem;
      this.tryLater();
    } finally {
      this.sending = false;
    }
  }

  /** Tries no more; what waits is kept for the next time that the game is opened. */
  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }

  private tryLater(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.flush(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }

  private async send(command: Command): Promise<void> {
    try {
      await this.carry(command);
      this.keep(this.waiting.slice(1));
    } catch (problem) {
      if (!(problem instanceof Refused)) throw problem;
      this.keep(this.waiting.slice(1));
      this.onRefused(problem);
    }
  }

  private keep(waiting: Command[]): void {
    this.waiting = waiting;
    if (waiting.length) sessionStorage.setItem(this.name, JSON.stringify(waiting));
    else sessionStorage.removeItem(this.name);
    this.onChange();
  }
}
