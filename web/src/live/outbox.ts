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
  /** By key: the answers to what was sent before the command in front of it was answered. */
  private readonly early = new Map<string, Promise<Done>>();

  constructor(
    private readonly name: string,
    private readonly carry: (command: Command) => Promise<Done>,
    private readonly onChange: () => void,
    private readonly onRefused: (problem: Refused) => void,
    /** Sends what goes on from the command under way, where it can't overtake that. */
    private readonly carryEarly: (command: Command) => Promise<Done> | null = () => null,
  ) {
    this.waiting = JSON.parse(sessionStorage.getItem(this.name) ?? "[]") as Command[];
  }

  get size(): number {
    return this.waiting.length;
  }

  /** The key under which it goes. */
  put({ path, body }: Command): string {
    const key = newKey();
    const command = { path, body: { ...body, key } };
    if (body.after && this.sending && this.waiting.length === 1) this.sendEarly(key, command);
    this.keep([...this.waiting, command]);
    void this.flush();
    return key;
  }

  private sendEarly(key: string, command: Command): void {
    const answer = this.carryEarly(command);
    if (!answer) return;
    this.early.set(key, answer);
    answer.catch(() => this.early.delete(key)); // it is sent again, in its turn
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
      await (this.early.get(`${command.body.key}`) ?? this.carry(command));
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
