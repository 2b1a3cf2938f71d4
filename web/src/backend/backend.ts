/** All that the pages ask of a server. The live one speaks HTTP and WebSocket; the gallery's lives in memory. */
export interface Backend {
  editions(): Promise<readonly EditionInfo[]>;
  games(): Promise<readonly GameSummary[]>;
  bots(): Promise<readonly string[]>;
  /** Opens a room and tells its id. */
  open(wish: RoomWish): Promise<string>;
  /** Follows a room; the room comes at once and after every change, until the returned function is called. */
  follow(room: string, tell: (room: Room) => void): () => void;
  seat(room: string, seat: number, who: Occupant | null): Promise<void>;
  start(room: string): Promise<void>;
}

export interface EditionInfo {
  readonly id: string;
  readonly leastPlayers: number;
  readonly mostPlayers: number;
}

export interface GameSummary {
  readonly id: string;
  readonly edition: string;
  readonly players: readonly string[];
  readonly over: boolean;
  /** Whether this device has a seat whose turn it is. */
  readonly yourTurn: boolean;
}

export interface RoomWish {
  readonly edition: string;
  readonly name: string;
  readonly bots: readonly string[];
}

export interface Occupant {
  readonly name: string;
  readonly bot?: string;
  readonly you?: boolean;
}

export interface Room {
  readonly id: string;
  readonly edition: string;
  readonly seats: readonly (Occupant | null)[];
  readonly link: string;
  readonly started: boolean;
}
