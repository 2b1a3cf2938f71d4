import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Card } from "../cards/Card";
import { CardBack } from "../cards/CardBack";
import type { EntryData, TableData } from "../protocol/schema";
import { isCalm, lasting, move } from "../settings/speed";
import { pieceMarks, pointsOf, sourceOf, targetOf } from "./anchors";
import { type Effects, effectsOf, type Flight } from "./effects";
import { useFresh } from "./fresh";
import "./motion.css";

const FLIGHT = 260; // milliseconds, as are all that follow
const PIECE = 180;
const STAGGER = 90;
const STAMP = 320;
const POP = 300;

const DROP = [
  { opacity: 0, translate: "0 -16px" },
  { opacity: 1, translate: "0 0" },
];
const PRESS = [
  { opacity: 0, scale: 2.2, rotate: "-18deg" },
  { opacity: 1, scale: 1, rotate: "0deg" },
];
const SWELL = [{ scale: 1 }, { scale: 1.3 }, { scale: 1 }];

export interface MotionProps {
  readonly entries: readonly EntryData[];
  readonly table: TableData;
}

/** Everything that moves by itself at a table: put it beside the `Table`. It never stands in the way of input. */
export function Motion({ entries, table }: MotionProps) {
  const fresh = useFresh(entries);
  const effects = useMemo(() => effectsOf(fresh), [fresh]);
  useEffect(() => layPieces(effects), [effects]);
  useStamps(table);
  useScores(table);
  return <Flights effects={effects} table={table} />;
}

/** Pieces one after the other. */
function layPieces({ laid }: Effects): void {
  for (const { route } of laid)
    pieceMarks(route).forEach((mark, i) => {
      move(mark, DROP, PIECE, i * STAGGER);
    });
}

/** A ticket's stamp is pressed once, when it becomes done. */
function useStamps(table: TableData): void {
  const seen = useRef<Set<string> | null>(null);
  useEffect(() => {
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
  useEffect(() => {
    const changed = points.map((value, seat) => value !== (before.current[seat] ?? value));
    before.current = points;
    changed.forEach((isNew, seat) => {
      const mark = isNew && pointsOf(table, seat);
      if (mark) move(mark, SWELL, POP);
    });
  }, [points.join()]);
}

/** Cards on their way; they lie over the page and can't be touched. */
function Flights({ effects, table }: { effects: Effects; table: TableData }) {
  const [flying, setFlying] = useState<readonly Flight[]>([]);
  useEffect(() => {
    if (effects.flights.length && lasting(FLIGHT) > 0 && !isCalm()) setFlying(effects.flights);
  }, [effects]);
  const landed = (id: string) => setFlying((some) => some.filter((flight) => flight.id !== id));
  return (
    <div class="flights" aria-hidden="true">
      {flying.map((flight, i) => (
        <FlyingCard
          key={flight.id}
          flight={flight}
          table={table}
          delay={i * STAGGER}
          onLanded={() => landed(flight.id)}
        />
      ))}
    </div>
  );
}

interface FlyingProps {
  flight: Flight;
  table: TableData;
  delay: number;
  onLanded: () => void;
}

function FlyingCard({ flight, table, delay, onLanded }: FlyingProps) {
  const mark = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const from = sourceOf(flight.from)?.getBoundingClientRect();
    const to = targetOf(table, flight.seat)?.getBoundingClientRect();
    const flown = from && to && move(mark.current!, flightFrames(from, to), FLIGHT, delay);
    if (flown) flown.onfinish = onLanded;
    else onLanded();
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
