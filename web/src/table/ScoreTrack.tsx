import type { RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Badge } from "../look/Badge";
import { pieceFill } from "../look/pieces";
import { useText } from "../text/context";
import { piecesOf, type TableGame } from "../view/game";
import { spread } from "./spread";
import "./score.css";

const LAP = 100; // points of a track, as on a printed board; it grows when somebody has more
const GROWTH = 50;
const BADGE = 17; // pixels
const LABEL = 44; // pixels that a number along the track has at least
const STEPS = [10, 20, 50, 100];

/** The points at both ends of a track on which every score has its place. */
export function rangeOf(points: readonly number[]): [number, number] {
  const grown = (most: number) => Math.ceil(most / GROWTH) * GROWTH;
  return [-grown(Math.max(0, -Math.min(...points))) || 0, Math.max(LAP, grown(Math.max(...points)))];
}

/** The points that are written along a track so long: as many as there is room for. */
export function ticksOf([low, high]: [number, number], length: number): number[] {
  const most = Math.max(1, length / LABEL);
  const step = STEPS.find((one) => (high - low) / one <= most) ?? 2 * LAP;
  const count = Math.floor((high - low) / step);
  return Array.from({ length: count + 1 }, (_, i) => Math.ceil(low / step) * step + i * step).filter(
    (tick) => tick <= high,
  );
}

/** Everybody's points along the board: a dot where they are, and a badge as near to it as the others allow. */
export function ScoreTrack({ game: { seats } }: { game: TableGame }) {
  const text = useText();
  const line = useRef<HTMLSpanElement>(null);
  const length = useLength(line);
  const points = seats.map((seat) => seat.points);
  const range = rangeOf(points);
  const placed = (value: number) => (value - range[0]) / (range[1] - range[0]);
  const colours = piecesOf(seats);
  const badges = spread(
    points.map((value) => placed(value) * length),
    BADGE,
    length,
  );
  const told = seats.map(({ name }, seat) => `${name}: ${points[seat]}`).join(", ");
  return (
    <div class="score-track" role="img" aria-label={`${text("player-points")}: ${told}`}>
      <span class="score-line" ref={line}>
        {ticksOf(range, length).map((tick) => (
          <span key={tick} class="score-tick" style={{ left: `${placed(tick) * 100}%` }}>
            {tick}
          </span>
        ))}
        {seats.map(({ name }, seat) => (
          <span key={seat} title={`${name}: ${points[seat]}`}>
            <span
              class="score-dot"
              style={{ left: `${placed(points[seat]!) * 100}%`, background: pieceFill(colours[seat]!) }}
            />
            <span class="score-marker" style={{ left: `${(badges[seat]! / length) * 100}%` }}>
              <Badge colour={colours[seat]!} size={BADGE - 1} />
            </span>
          </span>
        ))}
      </span>
    </div>
  );
}

const USUAL = 600; // pixels, until it is measured

/** How long something is on the screen. */
function useLength(ref: RefObject<HTMLElement>): number {
  const [length, setLength] = useState(USUAL);
  useLayoutEffect(() => {
    const watch = new ResizeObserver(() => setLength(ref.current?.offsetWidth || USUAL));
    watch.observe(ref.current!);
    return () => watch.disconnect();
  }, [ref]);
  return length;
}
