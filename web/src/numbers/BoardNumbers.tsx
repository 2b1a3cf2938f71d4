import type { Numbers } from "../protocol/schema";
import { useText } from "../text/context";
import { FIGURES } from "./figures";
import { PlacesPlot } from "./PlacesPlot";
import { PointsPlot } from "./PointsPlot";

interface BoardNumbersProps {
  readonly row: Numbers;
  readonly board: string;
  /** Whether it has to be said whose they are. */
  readonly named: boolean;
}

/** Somebody's games on one board with so many players. */
export function BoardNumbers({ row, board, named }: BoardNumbersProps) {
  const text = useText();
  return (
    <section class="panel" data-board={row.board}>
      <h2>
        {text("numbers-heading", { board, players: row.players })}
        {named && <span class="muted"> · {row.name}</span>}
      </h2>
      <PointsPlot row={row} />
      <PlacesPlot places={row.places} />
      <dl>
        {Object.entries(FIGURES).map(([name, of]) => (
          <div key={name}>
            <dt>{text(`numbers-${name}`)}</dt>
            <dd>{of(row, text)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
