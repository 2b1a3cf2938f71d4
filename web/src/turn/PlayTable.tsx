import { useEffect, useMemo, useReducer } from "preact/hooks";
import type { Marks } from "../board/table";
import type { Board } from "../boards/board";
import type { Followed, Link } from "../live/link";
import type { Choice, TableData } from "../protocol/schema";
import { adapt } from "../table/adapt";
import type { Controls } from "../table/controls";
import { Table } from "../table/Table";
import { Asking } from "./Asking";
import { type Offer, offerOf } from "./offer";
import { fresh, stepped, type Turn } from "./turn";
import { usePhone } from "./usePhone";

export interface PlayProps {
  readonly board: Board;
  readonly link: Link;
  readonly followed: Followed;
  readonly table: TableData;
}

/** A running game: what the seat may do, and how it is done. */
export function PlayTable({ board, link, followed, table }: PlayProps) {
  const phone = usePhone();
  const game = useMemo(() => adapt(board, table, []), [board, table]);
  const offer = useMemo(() => offerOf(table), [table]);
  const controls = useMemo(() => controlsOf(offer), [offer]);
  const [turn, step] = useReducer(stepped, fresh(table.about.number));
  useEffect(() => step({ type: "table", number: table.about.number }), [table.about.number]);
  const marks = useMemo(() => marksOf(controls, turn, game.viewer), [controls, turn, game.viewer]);
  const quiet = followed.waiting > 0;
  const act = (...actions: readonly number[]) => {
    if (!quiet) link.act(...actions);
  };
  const choose = (target: { route: number } | { city: number }, there: boolean) =>
    step({ type: there ? "choose" : "ask", target });
  return (
    <>
      <Table
        board={board}
        game={game}
        marks={marks}
        phone={phone}
        number={table.about.number}
        controls={controls}
        chosen={turn.mode}
        onAct={act}
        onAction={(mode) =>
          mode === "tickets" && offer.tickets ? act(offer.tickets.id) : step({ type: "mode", mode })
        }
        onRoute={(route) => choose({ route }, offer.routes.has(route))}
        onCity={(city) => choose({ city }, offer.cities.has(city))}
        onCard={(card) => step({ type: "card", card })}
        onUndo={table.can_undo ? () => quiet || link.undo() : undefined}
      />
      <Asking board={board} table={table} offer={offer} turn={turn} act={act} step={step} />
    </>
  );
}

const ids = (choices: ReadonlyMap<number, Choice>) =>
  new Map([...choices].map(([what, { id }]) => [what, id] as const));

const controlsOf = (offer: Offer): Controls => ({
  routes: ids(offer.routes),
  cities: ids(offer.cities),
  slots: ids(offer.slots),
  decks: ids(offer.decks),
  tickets: offer.tickets?.id ?? null,
  pass: offer.pass?.id ?? null,
});

function marksOf(controls: Controls, { mode, target }: Turn, seat: number): Marks {
  return {
    routeActions: controls.routes,
    cityActions: controls.cities,
    ...(mode === "route" && { legal: new Set(controls.routes.keys()) }),
    ...((mode === "station" || mode === "harbour") && { legalCities: new Set(controls.cities.keys()) }),
    ...(target && "route" in target && { ghost: { route: target.route, seat } }),
  };
}
