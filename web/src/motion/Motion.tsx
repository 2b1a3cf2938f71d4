import { useLayoutEffect, useRef } from "preact/hooks";
import { Card } from "../cards/Card";
import { CardBack } from "../cards/CardBack";
import type { TableData } from "../protocol/schema";
import { move } from "../settings/speed";
import { bedMarks, pieceMarks, pointsOf, sourceOf, targetOf } from "./anchors";
import { type Effects, type Flight, still } from "./effects";
import { FLIGHT, type Flights } from "./flights";
import "./motion.css";

const PIECE = 180; // milliseconds, as are all that follow
const STAGGER = 90;
const STAMP = 320;
const POP = 300;

const GHOST = 0.62; // as the style sheet has it
const DROP = [
  { opacity: 0, translate: "0 -16px" },
  { opacity: 1, translate: "0 0" },
];
/** One's own pieces lie there as a ghost since they were pressed: they are lifted, and put for good. */
const SETTLE = [
  { opacity: GHOST, translate: "0 0" },
  { opacity: 0.9, translate: "0 -10px" },
  { opacity: 1, translate: "0 0" },
];
/** What lies there is shown again: it is never away for that. */
const HOP = [{ translate: "0 0" }, { translate: "0 -12px" }, { translate: "0 0" }];
const APPEAR = [{ opacity: 0 }, { opacity: 1 }];
const PRESS = [
  { opacity: 0, scale: 2.2, rotate: "-18deg" },
  { opacity: 1, scale: 1, rotate: "0deg" },
];
const SWELL = [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }];

export interface MotionProps {
  readonly effects: Effects;
  /** What is shown once more. */
  readonly again?: Effects;
  readonly flights: Flights;
  readonly table: TableData;
}

/**
 * Everything that moves by itself at a table: put it beside the `Table`. It never stands in the way of input. What is new
 * is set in motion before it is painted: else it would be seen lying there, vanish, and come.
 */
export function Motion({ effects, again = still, flights, table }: MotionProps) {
  useLayoutEffect(() => layPieces(effects, table.seat), [effects]);
  useLayoutEffect(() => hop(again), [again]);
  useStamps(table);
  useScores(table);
  return (
    <div class="flights" aria-hidden="true">
      {flights.flying.map((flight, i) => (
        <FlyingCard key={flight.id} {...{ flight, table }} delay={i * STAGGER} onLanded={flights.onLanded} />
      ))}
    </div>
  );
}

/** Pieces one after the other, and their bed with them. */
function layPieces({ laid }: Effects, own: number | null): void {
  for (const { route, seat } of laid) {
    const frames = seat === own ? SETTLE : DROP;
    const marks = pieceMarks(route);
    marks.forEach((mark, i) => {
      move(mark, frames, PIECE, i * STAGGER);
    });
    for (const bed of bedMarks(route))
      move(bed, [{ opacity: frames[0]!.opacity }, { opacity: 1 }], PIECE + marks.length * STAGGER);
  }
}

function hop({ laid }: Effects): void {
  for (const { route } of laid)
    pieceMarks(route).forEach((mark, i) => {
      move(mark, HOP, POP, i * STAGGER);
    });
}

/** A ticket's stamp is pressed once, when it becomes done. */
function useStamps(table: TableData): void {
  const seen = useRef<Set<string> | null>(null);
  useLayoutEffect(() => {
    const done = [...document.querySelectorAll<HTMLElement>(".own-tickets .ticket.done")];
    const before = seen.current;
    // A phone doesn't always show them: what was done once needs no second stamp.
    seen.current = new Set([...(before ?? []), ...done.map(({ dataset }) => dataset.ticket!)]);
    for (const ticket of done)
      if (before && !before.has(ticket.dataset.ticket!)) move(ticket.querySelector(".stamp")!, PRESS, STAMP);
  }, [table]);
}

/** Points that have changed. */
function useScores(table: TableData): void {
  const points = table.view?.seats.map((seat) => seat.points) ?? [];
  const before = useRef(points);
  useLayoutEffect(() => {
    const changed = points.map((value, seat) => value !== (before.current[seat] ?? value));
    before.current = points;
    changed.forEach((isNew, seat) => {
      const mark = isNew && pointsOf(table, seat);
      if (mark) move(mark, SWELL, POP);
    });
  }, [points.join()]);
}

interface FlyingProps {
  flight: Flight;
  table: TableData;
  delay: number;
  onLanded: (flight: Flight) => void;
}

function FlyingCard({ flight, table, delay, onLanded }: FlyingProps) {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const source = sourceOf(flight.from);
    const to = targetOf(table, flight.seat)?.getBoundingClientRect();
    const frames = source && to && flightFrames(source.getBoundingClientRect(), to);
    const flown = frames && move(mark.current!, frames, FLIGHT, delay);
    // The next card comes to the place of one that has left it.
    if (flown && "slot" in flight.from && !flight.again) move(source, APPEAR, FLIGHT, delay + FLIGHT / 2);
    if (flown) flown.onfinish = () => onLanded(flight);
    else onLanded(flight);
    return () => flown?.cancel();
  }, []);
  const deck = "deck" in flight.from && flight.from.deck === "ship" ? "ship" : "train";
  return (
    <div ref={mark} class="flying">
      {flight.card ? <Card name={flight.card} /> : <CardBack kind={deck} />}
    </div>
  );
}

const WIDTH = 52; // pixels, as the style sheet has it

/** From the middle of one thing to the middle of another. */
function flightFrames(from: DOMRect, to: DOMRect): Keyframe[] {
  const at = ({ x, y, width, height }: DOMRect) =>
    `translate(${x + width / 2 - WIDTH / 2}px, ${y + height / 2 - WIDTH * 0.75}px)`;
  return [
    { transform: at(from), opacity: 1 },
    { transform: at(to), opacity: 1, offset: 0.85 },
    { transform: `${at(to)} scale(.6)`, opacity: 0 },
  ];
}
