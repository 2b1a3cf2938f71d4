import { Icon, type IconName } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { useText } from "../text/context";
import { Badge } from "./Badge";
import "./players.css";

/** What everybody knows of a seat; an edition has only some of the numbers. */
export interface Seat {
  readonly name: string;
  readonly colour: PieceColour;
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

type Fact = Exclude<keyof Seat, "name" | "colour" | "points">;

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
  playing: boolean;
  bot?: boolean;
  /** Little room: no more than so many facts, and none that is hidden. */
  room?: number;
}

/** A player's line: badge, name, public facts, points. */
export function PlayerPanel({ seat, playing, bot = false, room }: PlayerProps) {
  const text = useText();
  const tight = room !== undefined;
  return (
    <li class={playing ? "player playing" : "player"} data-colour={seat.colour} aria-current={playing}>
      <Badge colour={seat.colour} size={tight ? 24 : 28} />
      <span class="player-name">
        <b>{seat.name}</b>
        {bot && !tight && <Icon name="robot" size={13} />}
        {playing && !tight && <span class="player-now">{text("player-now")}</span>}
      </span>
      <b class="player-points" title={text("player-points")}>
        {seat.points}
      </b>
      <Facts seat={seat} facts={tight ? shortOf(seat, room) : factsOf(seat)} />
    </li>
  );
}

const factsOf = (seat: Seat): Fact[] =>
  FACTS.map(([fact]) => fact).filter(
    (fact) => seat[fact] !== undefined && !(fact === "loans" && seat.loans === 0),
  );

const shortOf = (seat: Seat, room: number): Fact[] =>
  factsOf(seat)
    .filter((fact) => seat[fact]! >= 0)
    .slice(0, room);

/** What a seat has left to build with: the facts that its own player looks at most. */
const MEANS: readonly Fact[] = ["trains", "ships", "stations", "harbours", "tokens", "loans"];

export const meansOf = (seat: Seat): Fact[] => factsOf(seat).filter((fact) => MEANS.includes(fact));

export function Facts({ seat, facts }: { seat: Seat; facts: readonly Fact[] }) {
  const text = useText();
  const icons = new Map(FACTS);
  return (
    <span class="player-facts">
      {facts.map((fact) => (
        <span class="fact" title={text(`player-${fact}`)}>
          <Icon name={icons.get(fact)!} size={14} />
          {/* A number that this seat's rivals may not know comes as -1. */}
          {seat[fact]! < 0 ? "?" : seat[fact]}
        </span>
      ))}
    </span>
  );
}
