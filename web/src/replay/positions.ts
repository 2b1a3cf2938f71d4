import { api } from "../live/api";
import type { Replay, ViewData } from "../protocol/schema";

const TOGETHER = 40; // the most that the server gives at once

/** The table with every seat as its own player saw it. */
export const openView = ({ public: seen, seats }: Replay): ViewData => ({
  ...seen,
  seats: seen.seats.map((seat, at) => seats[at]?.seats[at] ?? seat),
});

/** The positions of a game, fetched in stretches and kept; the last stretch grows while the game goes on. */
export class Positions {
  private readonly known = new Map<number, Replay>();
  private readonly asked = new Map<number, number>(); // by stretch: the position up to which it was asked for

  constructor(
    private readonly game: string,
    private readonly token: string | null,
    private readonly onMore: () => void,
    private readonly fetchSome: typeof api.positions = api.positions,
  ) {}

  at(number: number): Replay | null {
    return this.known.get(number) ?? null;
  }

  /** The position nearest to a number that is here: what is shown until the right one comes. */
  near(number: number): Replay | null {
    const here = [...this.known.keys()].sort((a, b) => Math.abs(a - number) - Math.abs(b - number));
    return here.length ? this.known.get(here[0]!)! : null;
  }

  /** Fetches the stretch of a position, then the ones beside it; what fails is asked for again the next time. */
  async want(number: number, of: number): Promise<void> {
    const stretch = Math.floor(number / TOGETHER);
    await this.fetch(stretch, of);
    if ((stretch + 1) * TOGETHER <= of) await this.fetch(stretch + 1, of);
    if (stretch > 0) await this.fetch(stretch - 1, of);
  }

  private async fetch(stretch: number, of: number): Promise<void> {
    const end = Math.min(of, (stretch + 1) * TOGETHER - 1);
    if ((this.asked.get(stretch) ?? -1) >= end) return;
    this.asked.set(stretch, end);
    const some = await this.fetchSome(this.game, stretch * TOGETHER, TOGETHER, this.token).catch(
      (problem) => {
        this.asked.delete(stretch);
        throw problem;
      },
    );
    for (const position of some) this.known.set(position.number, position);
    this.onMore();
  }
}
