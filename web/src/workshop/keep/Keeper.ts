import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { Changed, fetchKept, hearOthers, isFleeting, type Kept, keepBoard } from "./store";

const PAUSE = 350; // ms without a change until it is kept

const AGAIN = 5000; // ms until a device that had no room is tried again

/** How the board on the table stands to the one on the device; a fleeting one goes with this window. */
export type Keeping = "kept" | "busy" | "changed" | "failed" | "fleeting";

/** Whether somebody has to know of it. */
export const isTrouble = (keeping: Keeping): boolean =>
  keeping === "changed" || keeping === "failed" || keeping === "fleeting";

/** Keeps a board on this device as it is made; what another window has made of it is never written over unasked. */
export class Keeper {
  private keeping: Keeping;
  private version: number;
  private board: BoardDocument | null;
  private follow: boolean;
  private work = Promise.resolve();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private readonly deaf: readonly (() => void)[];
  private readonly off = new AbortController();

  constructor(
    private readonly desk: EditorDesk,
    private readonly kept: Kept,
    private readonly onKeeping: (keeping: Keeping) => void,
    /** Where both windows' boards are wanted: keeps one's own as another board. */
    private readonly onCopy: (board: BoardDocument) => void,
  ) {
    this.keeping = isFleeting(kept.id) ? "fleeting" : "kept";
    onKeeping(this.keeping);
    ({ version: this.version, follow: this.follow } = kept);
    this.board = desk.board;
    this.deaf = [desk.listen(() => this.later()), hearOthers((id) => void this.look(id))];
    const { signal } = this.off;
    addEventListener("pagehide", () => this.leave(), { signal });
    const unsaid = (event: Event) => this.keeping === "changed" && this.isNew && event.preventDefault();
    addEventListener("beforeunload", unsaid, { signal });
    const hidden = () => document.visibilityState === "hidden" && this.leave();
    document.addEventListener("visibilitychange", hidden, { signal });
  }

  stop(): void {
    this.off.abort();
    for (const stop of this.deaf) stop();
    this.leave();
    if (this.keeping === "changed" && this.isNew) this.onCopy(this.desk.board);
  }

  /** What is on the table here isn't wanted any more, or is kept elsewhere. */
  giveUp(): void {
    clearTimeout(this.timer);
    [this.board, this.follow] = [this.desk.board, this.desk.state.follow];
  }

  /** Writes over what another window has made of it. */
  async overwrite(): Promise<void> {
    this.version = (await fetchKept(this.kept.id))?.kept.version ?? 0;
    this.board = null;
    this.tell("busy");
    await this.keep();
  }

  /** Keeps what there is to keep, after what is being kept already. */
  keep(): Promise<void> {
    this.work = this.work.then(() => this.write());
    return this.work;
  }

  /** A window that goes away keeps what it has at once, what is in the air too. */
  private leave(): void {
    clearTimeout(this.timer);
    this.desk.drop();
    void this.keep();
  }

  private get isNew(): boolean {
    return this.desk.board !== this.board || this.desk.state.follow !== this.follow;
  }

  private later(): void {
    if (!this.isNew) return;
    if (this.keeping === "kept" || this.keeping === "fleeting") this.tell("busy");
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.keep(), PAUSE);
  }

  private async write(): Promise<void> {
    if (!this.isNew || this.keeping === "changed") return;
    const { board, state } = this.desk;
    try {
      const now = { version: this.version, follow: state.follow };
      const { version } = await keepBoard(this.kept.id, state.history, now);
      [this.version, this.board, this.follow] = [version, board, state.follow];
      this.tell(this.isNew ? "busy" : isFleeting(this.kept.id) ? "fleeting" : "kept");
    } catch (problem) {
      this.tell(problem instanceof Changed ? "changed" : "failed");
      clearTimeout(this.timer);
      if (!this.off.signal.aborted) this.timer = setTimeout(() => this.keep(), AGAIN);
    }
  }

  /** Another window has kept a board: this one? */
  private async look(id: string): Promise<void> {
    if (id !== this.kept.id) return;
    await this.work;
    if ((await fetchKept(id))?.kept.version !== this.version) this.tell("changed");
  }

  private tell(keeping: Keeping): void {
    this.keeping = keeping;
    this.onKeeping(keeping);
  }
}
