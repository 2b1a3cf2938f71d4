const KEEPS_UP = 50; // milliseconds: a page that shows things so quickly needs no rest
const LONGEST = 1_000;

/**
 * Passes on what is told, and then leaves the page as long to hear more as it took to show that. What comes meanwhile is
 * passed on together: where bots move more quickly than a slow machine draws, a page that drew every move fell behind.
 */
export class Breather<Told> {
  private waiting: Told[] = [];
  private resting = false;
  private frame = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private readonly show: (told: readonly Told[]) => void) {}

  /** `atOnce`: this is not for later, whatever the page has to do. */
  tell(told: Told, atOnce = false): void {
    this.waiting.push(told);
    if (atOnce || !this.resting) this.next();
  }

  /** Whoever presses something now means the newest. */
  flush(): void {
    if (this.waiting.length > 0) this.next();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    clearTimeout(this.timer);
  }

  private next(): void {
    this.stop();
    const told = this.waiting;
    this.waiting = [];
    this.resting = !document.hidden; // pages that nobody sees draw nothing
    if (this.resting) this.rest(performance.now());
    this.show(told);
  }

  private rest(begun: number): void {
    const painted = () => {
      const took = performance.now() - begun;
      this.timer = setTimeout(() => this.end(), took > KEEPS_UP ? Math.min(took, LONGEST) : 0);
    };
    this.timer = setTimeout(() => this.end(), LONGEST); // it may be hidden meanwhile, and have no picture
    this.frame = requestAnimationFrame(() => {
      clearTimeout(this.timer);
      this.timer = setTimeout(painted);
    });
  }

  private end(): void {
    this.resting = false;
    this.flush();
  }
}
