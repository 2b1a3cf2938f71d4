import { AwayMark } from "../follow/AwayMark";
import type { Layout } from "../layout/layout";
import { PlayerPanel } from "../players/PlayerPanel";
import { useText } from "../text/context";
import { isAsked, type TableGame } from "../view/game";

interface PlayersProps {
  readonly game: TableGame;
}

/** How many facts of a player a tight row has room for, by how many of them stand in its row. */
const ROOM = [8, 8, 4, 3, 2, 1];

/** Who plays, and what everybody knows of them; where there is little room, one's own facts are in the header. */
export function Opponents({ game, layout }: PlayersProps & { layout: Layout }) {
  const text = useText();
  const tight = layout.seats === "others";
  const others = game.seats.length - (game.viewer < 0 ? 0 : 1);
  return (
    <section class="table-players panel" aria-label={text("players-title")}>
      <ul class={tight ? "players tight" : "players"} data-players={others}>
        {game.seats.map((_, seat) =>
          tight && seat === game.viewer ? null : (
            <Player key={seat} game={game} seat={seat} {...(tight && { room: ROOM[others] ?? 1 })} />
          ),
        )}
      </ul>
    </section>
  );
}

/** Everybody with all their facts, where a row has had no room for them. */
export function Everyone({ game }: PlayersProps) {
  const text = useText();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys
    <ul class="players everyone" tabIndex={0} aria-label={text("players-title")}>
      {game.seats.map((_, seat) => (
        <Player key={seat} game={game} seat={seat} />
      ))}
    </ul>
  );
}

const Player = ({ game, seat, room }: PlayersProps & { seat: number; room?: number }) => (
  <PlayerPanel
    seat={game.seats[seat]!}
    playing={isAsked(game, seat)}
    mark={<AwayMark seat={seat} />}
    bot={game.bots?.includes(seat) ?? false}
    names={game.seats.map(({ name }) => name)}
    {...(room !== undefined && { room })}
  />
);
