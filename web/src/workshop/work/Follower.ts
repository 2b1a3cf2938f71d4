import { Refused } from "../../live/http";
import type { JobData } from "../../protocol/schema";
import { workshopApi } from "../api";

const PAUSE = 500; // ms from an answer to the next question
const PATIENCE = 2500; // and while the server doesn't answer

/** Why there is nothing to show: the server said so, doesn't answer, or no longer knows of it. */
export type WorkProblem = { readonly said: string } | { readonly key: "unreached" | "gone" };

/** Long work that the server does for us, as far as we know. */
export interface Work {
  readonly job: JobData | null;
  /** The server doesn't answer now; it is asked again. */
  readonly lost: boolean;
  readonly problem: WorkProblem | null;
}

export const NO_WORK: Work = { job: null, lost: false, problem: null };

export const isUnderWay = ({ job }: Work): boolean => job?.state === "waiting" || job?.state === "working";

/** Follows a piece of work on the server, through reloads of the page too: its id is kept as long as the window. */
export class Follower {
  work: Work = NO_WORK;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private turn = 0;

  constructor(
    private readonly place: string | null,
    private readonly onChange: (work: Work) => void,
  ) {
    const id = this.place && sessionStorage.getItem(this.place);
    if (id) this.follow(id, this.turn);
  }

  /** Asks for new work; what was asked for before is given up. */
  async begin(order: () => Promise<JobData>): Promise<void> {
    this.giveUp();
    const turn = this.turn;
    this.tell({ ...NO_WORK, job: WAITING });
    try {
      const job = await order();
      if (turn === this.turn) this.hear(job, turn);
      else void workshopApi.giveUp(job.id).catch(() => {});
    } catch (problem) {
      if (turn === this.turn) this.tell({ ...NO_WORK, problem: problemOf(problem) });
    }
  }

  /** Nobody wants it any more. */
  giveUp(): void {
    const { job } = this.work;
    this.stop();
    if (isUnderWay(this.work) && job?.id) void workshopApi.giveUp(job.id).catch(() => {});
    this.keep(null);
    this.tell(NO_WORK);
  }

  /** Asks no more; the server goes on, and whoever comes back finds it. */
  stop(): void {
    this.turn += 1;
    clearTimeout(this.timer);
  }

  private follow(id: string, turn: number): void {
    const later = (pause: number) => {
      this.timer = setTimeout(() => this.follow(id, turn), pause);
    };
    workshopApi.job(id).then(
      (job) => turn === this.turn && this.hear(job, turn),
      (problem) => {
        if (turn !== this.turn) return;
        if (problem instanceof Refused) {
          this.keep(null);
          this.tell({ ...this.work, job: null, lost: false, problem: { key: "gone" } });
        } else {
          this.tell({ ...this.work, lost: true });
          later(PATIENCE);
        }
      },
    );
  }

  private hear(job: JobData, turn: number): void {
    this.keep(job.id);
    const problem = job.state === "failed" ? { said: job.error ?? "" } : null;
    this.tell({ job, lost: false, problem });
    if (isUnderWay(this.work)) this.timer = setTimeout(() => this.follow(job.id, turn), PAUSE);
  }

  private keep(id: string | null): void {
    if (!this.place) return;
    if (id) sessionStorage.setItem(this.place, id);
    else sessionStorage.removeItem(this.place);
  }

  private tell(work: Work): void {
    this.work = work;
    this.onChange(work);
  }
}

/** Asked for, and not yet answered. */
const WAITING: JobData = { id: "", kind: "", state: "waiting", before: 0, progress: 0 };

export const problemOf = (problem: unknown): WorkProblem =>
  problem instanceof Refused ? { said: problem.message } : { key: "unreached" };
