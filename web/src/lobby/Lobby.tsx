import { useEffect, useState } from "preact/hooks";
import type { Backend, Occupant, Room } from "../backend/backend";
import { Icon } from "../look/Icon";
import { pieceColours } from "../look/pieces";
import { Badge } from "../players/Badge";
import { useText } from "../text/context";
import { Invitation } from "./Invitation";
import "./lobby.css";

export interface LobbyProps {
  backend: Backend;
  room: string;
  onStart: (room: Room) => void;
}

const LEAST = 2;

/** The room before the game: who sits where, and how friends get in. */
export function Lobby({ backend, room: id, onStart }: LobbyProps) {
  const text = useText();
  const [room, setRoom] = useState<Room | null>(null);
  useEffect(() => backend.follow(id, setRoom), [backend, id]);
  useEffect(() => {
    if (room?.started) onStart(room);
  }, [room]);
  if (!room) return null;
  const ready = room.seats.filter(Boolean).length >= LEAST;
  return (
    <main class="lobby">
      <a class="title" href="./">
        Trilhos
      </a>
      <h1>{text(`edition-${room.edition}-title`)}</h1>
      <section class="panel">
        <h2>{text("lobby-seats")}</h2>
        <ol>
          {room.seats.map((who, seat) => (
            <SeatLine who={who} seat={seat} onSeat={(next) => void backend.seat(id, seat, next)} />
          ))}
        </ol>
        <button type="button" class="button main" disabled={!ready} onClick={() => void backend.start(id)}>
          {text("lobby-start")}
        </button>
        {!ready && <p class="muted">{text("lobby-too-few")}</p>}
      </section>
      <Invitation link={room.link} />
    </main>
  );
}

interface SeatLineProps {
  who: Occupant | null;
  seat: number;
  onSeat: (who: Occupant | null) => void;
}

function SeatLine({ who, seat, onSeat }: SeatLineProps) {
  const text = useText();
  const bot = () => onSeat({ name: text("lobby-bot-name", { number: seat + 1 }), bot: "greedy" });
  return (
    <li>
      <Badge colour={pieceColours[seat]!} />
      <span class={who ? "" : "muted"}>{who ? who.name : text("lobby-free")}</span>
      {who?.you && <span class="muted">{text("lobby-you")}</span>}
      {who?.bot && <Icon name="robot" size={16} />}
      {!who && (
        <button type="button" class="button" onClick={bot}>
          <Icon name="robot" size={16} /> {text("lobby-add-bot")}
        </button>
      )}
      {who && !who.you && (
        <button
          type="button"
          class="button"
          aria-label={text("lobby-remove", { name: who.name })}
          onClick={() => onSeat(null)}
        >
          <Icon name="cross" size={14} />
        </button>
      )}
    </li>
  );
}
