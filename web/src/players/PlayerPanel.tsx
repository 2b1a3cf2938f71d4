import { Icon, type IconName } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { useText } from "../text/context";
import { Badge } from "./Badge";
import "./players.css";

/** What everybody knows of a seat; an edition has only some of the numbers. */
export interface Seat {
  readonly name: string;
  readonly points: number;
  readonly trains?: number;
  readonly ships?: number;
  readonly cards?: number;
  readonly tickets?: number;
  readonly stations?: number;
  readonly harbours?: number;
  readonly tokens?: number;
  readonly loans?: number;
}

type Fact = Exclude<keyof Seat, "name" | "points">;

const FACTS: readonly [Fact, IconName][] = [
  ["trains", "train"],
  ["ships", "ship"],
  ["cards", "card"],
  ["tickets", "ticket"],
  ["stations", "station"],
  ["harbours", "harbour"],
  ["tokens", "coin"],
  ["loans", "minus"],
];

export interface PlayerProps {
  seat: Seat;
  colour: PieceColour;
  playing: boolean;
  bot?: boolean;
  /** Little room: no more than the first three facts. */
  tight?: boolean;
}

/** A player's line: badge, name, public facts, points. */
export function PlayerPanel({ seat, colour, playing, bot = false, tight = false }: PlayerProps) {
  const text = useText();
  return (
    <li class={playing ? "player playing" : "player"} aria-current={playing}>
      <Badge colour={colour} size={tight ? 24 : 28} />
      <span class="player-name">
        <b>{seat.name}</b>
        {bot && !tight && <Icon name="robot" size={13} />}
        {playing && !tight && <span class="player-now">{text("player-now")}</span>}
      </span>
      <b class="player-points" title={text("player-points")}>
        {seat.points}
      </b>
      <Facts seat={seat} limit={tight ? 3 : FACTS.length} />
    </li>
  );
}

function Facts({ seat, limit }: { seat: Seat; limit: number }) {
  const text = useText();
  const known = FACTS.filter(([fact]) => seat[fact] !== undefined && !(fact === "loans" && seat.loans === 0));
  return (
    <span class="player-facts">
      {known.slice(0, limit).map(([fact, icon]) => (
        <span class="fact" title={text(`player-${fact}`)}>
          <Icon name={icon} size={14} />
          {/* A number that this seat's rivals may not know comes as -1. */}
          {seat[fact]! < 0 ? "?" : seat[fact]}
        </span>
      ))}
    </span>
  );
}
