import type { ComponentChildren } from "preact";
import { seatFacts } from "../chapters";
import type { SeatFact } from "../chapters/chapter";
import { Icon } from "../look/Icon";
import { Portrait } from "../people/Portrait";
import { useText } from "../text/context";
import { named } from "../text/names";
import type { Seat } from "../view/game";
import { SeatName } from "./SeatName";
import "./players.css";

const FACTS: readonly SeatFact[] = [
  { fact: "trains", icon: "train" },
  { fact: "ships", icon: "ship" },
  { fact: "cards", icon: "card" },
  { fact: "tickets", icon: "ticket" },
  ...seatFacts,
];

export interface PlayerProps {
  seat: Seat;
  playing: boolean;
  bot?: boolean;
  /** The names of all who sit there. */
  names?: readonly string[];
  /** Stands beside the name. */
  mark?: ComponentChildren;
  /** Little room: no more than so many facts, and none that is hidden. */
  room?: number;
}

/** A player's line: badge, name, public facts, points. */
export function PlayerPanel({ seat, playing, bot = false, names = [], mark, room }: PlayerProps) {
  const text = useText();
  const tight = room !== undefined;
  return (
    <li class={playing ? "player playing" : "player"} data-colour={seat.colour} aria-current={playing}>
      <Portrait bot={seat.bot ?? null} colour={seat.colour} size={tight ? 24 : 34} />
      <span class="player-name">
        <SeatName name={seat.name} others={names} />
        {bot && !tight && <Icon name="robot" size={13} />}
        {mark}
        {playing && !tight && <span class="player-now">{text("player-now")}</span>}
      </span>
      <b class="player-points" title={text("player-points")}>
        {seat.points}
      </b>
      <SeatFacts seat={seat} facts={tight ? shortOf(seat, room) : factsOf(seat)} />
    </li>
  );
}

const factsOf = ({ facts }: Seat): SeatFact[] =>
  FACTS.filter(({ fact, rare }) => facts[fact] !== undefined && !(rare && facts[fact] === 0));

const shortOf = (seat: Seat, room: number): SeatFact[] =>
  factsOf(seat)
    .filter(({ fact }) => seat.facts[fact]! >= 0)
    .slice(0, room);

/** What a seat has left to build with: the facts that its own player looks at most. */
const MEANS: ReadonlySet<string> = new Set(["trains", "ships", ...seatFacts.map(({ fact }) => fact)]);

export const meansOf = (seat: Seat): SeatFact[] => factsOf(seat).filter(({ fact }) => MEANS.has(fact));

/** A number of a seat, or the points that it costs; what this viewer may not know is a question mark. */
function shownOf({ facts, costs }: Seat, fact: string): string {
  const [count, each] = [facts[fact]!, costs?.[fact]];
  if (count < 0) return "?";
  return each ? `−${count * each}` : `${count}`;
}

export function SeatFacts({ seat, facts }: { seat: Seat; facts: readonly SeatFact[] }) {
  const text = useText();
  return (
    <span class="player-facts">
      {facts.map(({ fact, icon }) => (
        <span class="fact" title={named(text, `player-${fact}`, fact)}>
          <Icon name={icon} size={14} />
          {shownOf(seat, fact)}
        </span>
      ))}
    </span>
  );
}
