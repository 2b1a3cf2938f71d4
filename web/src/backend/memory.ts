import type { Backend, GameSummary, Occupant, Room, RoomWish } from "./backend";

/** A server in memory, for the gallery and the tests: rooms work, games don't. */
export class MemoryBackend implements Backend {
  private readonly rooms = new Map<string, Room>();
  private readonly watchers = new Map<string, Set<(room: Room) => void>>();

  constructor(
    private readonly names: readonly string[],
    private readonly running: readonly GameSummary[] = [],
  ) {}

  async editions() {
    return this.names.map((id) => ({ id, leastPlayers: 2, mostPlayers: 5 }));
  }

  async games() {
    return this.running;
  }

  async bots() {
    return ["greedy", "random"];
  }

  async open({ edition, name, bots }: RoomWish): Promise<string> {
    const id = `room-${this.rooms.size + 1}`;
    const others = bots.map((bot, i): Occupant => ({ name: `${bot} ${i + 1}`, bot }));
    const seats = [{ name, you: true }, ...others, null];
    this.rooms.set(id, { id, edition, seats, link: `https://trilhos.example/#/room/${id}`, started: false });
    return id;
  }

  follow(id: string, tell: (room: Room) => void): () => void {
    const watchers = this.watchers.get(id) ?? new Set();
    this.watchers.set(id, watchers.add(tell));
    tell(this.rooms.get(id)!);
    return () => watchers.delete(tell);
  }

  async seat(id: string, seat: number, who: Occupant | null) {
    const { seats } = this.rooms.get(id)!;
    this.change(id, { seats: seats.map((old, i) => (i === seat ? who : old)) });
  }

  async start(id: string) {
    this.change(id, { started: true });
  }

  private change(id: string, part: Partial<Room>): void {
    const room = { ...this.rooms.get(id)!, ...part };
    this.rooms.set(id, room);
    for (const tell of this.watchers.get(id) ?? []) tell(room);
  }
}
