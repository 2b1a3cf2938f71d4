import { useMemo, useState } from "preact/hooks";
import type { GameSummary } from "../backend/backend";
import { MemoryBackend } from "../backend/memory";
import { boardNames } from "../boards/load";
import { Home } from "../home/Home";
import { Lobby } from "../lobby/Lobby";

const games: readonly GameSummary[] = [
  { id: "1", edition: boardNames[0]!, players: ["Ana", "Bia", "Otto"], over: false, yourTurn: true },
  { id: "2", edition: boardNames[1]!, players: ["Ana", "Téo"], over: false, yourTurn: false },
  { id: "3", edition: boardNames[2]!, players: ["Ana", "Bia", "Otto", "Téo"], over: true, yourTurn: false },
];

/** The pages before a game, with a server in memory; a room is open at once if that is what is wanted. */
export function Pages({ room: wanted }: { room: boolean }) {
  const backend = useMemo(() => new MemoryBackend(boardNames, games), []);
  const [room, setRoom] = useState<string | null>(null);
  if (wanted && !room)
    void backend.open({ edition: boardNames[0]!, name: "Ana", bots: ["greedy"] }).then(setRoom);
  if (room) return <Lobby backend={backend} room={room} onStart={() => setRoom(null)} />;
  return <Home backend={backend} onRoom={setRoom} onGame={() => {}} />;
}
