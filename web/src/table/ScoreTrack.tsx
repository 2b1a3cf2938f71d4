import { Badge } from "../players/Badge";
import { useText } from "../text/context";
import { piecesOf, type TableGame } from "./game";

const LAP = 100; // points from the start of the track to its end, as on a printed board

/** Everybody's points along the board; whoever comes to its end goes on from the start. */
export function ScoreTrack({ game: { seats } }: { game: TableGame }) {
  const text = useText();
  const colours = piecesOf(seats.length);
  const told = seats.map(({ name, points }) => `${name}: ${points}`).join(", ");
  return (
    <div class="score-track" role="img" aria-label={`${text("player-points")}: ${told}`}>
      <span class="score-line">
        {seats.map(({ name, points }, seat) => (
          <span
            key={seat}
            class="score-marker"
            title={`${name}: ${points}`}
            style={{ left: `${(((points % LAP) + LAP) % LAP) / (LAP / 100)}%`, "--nth": seat }}
          >
            <Badge colour={colours[seat]!} size={16} />
          </span>
        ))}
      </span>
    </div>
  );
}
