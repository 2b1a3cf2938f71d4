import type { Building } from "../board/table";
import { type Board, isBare } from "../boards/board";
import type { Seat } from "../players/PlayerPanel";
import type { SeatData, TableData, ViewData } from "../protocol/schema";
import { heldTickets } from "../tickets/held";
import type { ActionKind, TableGame } from "./game";
import { colourOf, isBot, nameOf } from "./seats";
import { unheardVerbs } from "./verbs";

const FREE = -1;
export const CLOSED = -2; // an owner: the other track of the pair is taken

/** A table that the server told of, ready to be shown; `log` is what happened, in words. */
export function adapt(board: Board, table: TableData, log: readonly string[]): TableGame {
  const view = table.view!;
  return {
    edition: board.name,
    turn: view.turn,
    seat: view.seat,
    waiting: table.about.waiting,
    viewer: view.viewer ?? FREE,
    seats: view.seats.map((seat, i) => adaptSeat(seat, table, i)),
    bots: view.seats.map((_, i) => i).filter((i) => isBot(table, i)),
    owner: ownersOf(board, view),
    buildings: buildingsOf(board, view),
    hand: view.hand,
    display: view.market,
    decks: view.decks,
    ticketsLeft: view.ticket_deck.length,
    tickets: heldTickets(view.tickets, table.outlook),
    log,
    actions: [...actionsOf(view), ...unheardVerbs(table.legal, !isBare(board))],
  };
}

function adaptSeat(
  { known: _, cards, tokens, loans, ...rest }: SeatData,
  table: TableData,
  seat: number,
): Seat {
  const count = Object.values(cards).reduce((sum, each) => sum + each, 0);
  return {
    name: nameOf(table, seat),
    colour: colourOf(table, seat),
    ...rest,
    cards: count,
    ...(tokens !== undefined && { tokens: tokens ?? FREE }),
    ...(loans !== undefined && { loans: loans ?? FREE }),
  };
}

/** Who has each route, by id; behind the last seat comes the neutral player. */
function ownersOf(board: Board, view: ViewData): number[] {
  const words: Record<string, number> = { closed: CLOSED, neutral: view.seats.length };
  return board.routes.map(({ id }) => {
    const owner = view.routes[id] ?? FREE;
    return typeof owner === "number" ? owner : (words[owner] ?? CLOSED);
  });
}

function buildingsOf(board: Board, view: ViewData): Building[] {
  const city = (name: string) => board.cities.findIndex((one) => one.name === name);
  const built = (sites: Record<string, number>, kind: Building["kind"]) =>
    Object.entries(sites)
      .map(([name, seat]) => ({ kind, city: city(name), seat }))
      .filter((one) => one.city >= 0);
  return [...built(view.stations, "station"), ...built(view.harbours, "harbour")];
}

/** The actions that the edition has, as its seats' numbers tell. */
function actionsOf({ seats: [seat] }: ViewData): ActionKind[] {
  const has = (kind: ActionKind, there: boolean) => (there ? [kind] : []);
  return [
    "cards",
    "route",
    "tickets",
    ...has("station", seat?.stations !== undefined),
    ...has("harbour", seat?.harbours !== undefined),
    ...has("exchange", seat?.ships !== undefined),
  ];
}
