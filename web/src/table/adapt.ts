import { type Board, isBare } from "../boards/board";
import { barActions, buildings, seatFacts } from "../chapters";
import { sortLegal } from "../chapters/sortLegal";
import type { SeatData, TableData, ViewData } from "../protocol/schema";
import type { ActionKind, Seat, TableGame } from "../view/game";
import { heldTickets } from "../view/held";
import { botOf, isBot, nameOf, seatColour } from "../view/seats";
import type { Building } from "../view/table";

const FREE = -1;
export const CLOSED = -2; // an owner: the other track of the pair is taken

/** A table that the server told of, ready to be shown; `log` is what happened, in words, `you` whoever has no name. */
export function adapt(board: Board, table: TableData, log: readonly string[], you?: string): TableGame {
  const view = table.view!;
  return {
    edition: board.name,
    turn: view.turn,
    number: table.about.number,
    turnsLeft: table.result ? null : (view.turns_left ?? null), // when it is over, none is left to tell of
    stallsIn: table.result ? null : (view.stalls_in ?? null),
    seat: view.seat,
    waiting: table.about.waiting,
    viewer: view.viewer ?? FREE,
    seats: view.seats.map((seat, i) => adaptSeat(seat, table, i, you)),
    bots: view.seats.map((_, i) => i).filter((i) => isBot(table, i)),
    owner: ownersOf(board, view),
    buildings: buildingsOf(board, view),
    hand: view.hand,
    display: view.market,
    decks: view.decks,
    ticketsLeft: view.ticket_deck.length,
    tickets: heldTickets(view.tickets, table.outlook),
    log,
    actions: actionsOf(board, table),
  };
}

function adaptSeat(
  { known: _, cards, points, ...numbers }: SeatData,
  table: TableData,
  seat: number,
  you?: string,
): Seat {
  const count = Object.values(cards).reduce((sum, each) => sum + each, 0);
  const told = Object.entries({ ...numbers, cards: count }).map(([fact, value]) => [fact, value ?? FREE]);
  return {
    name: nameOf(table, seat, you),
    colour: seatColour(table, seat),
    bot: botOf(table, seat),
    points,
    facts: Object.fromEntries(told),
    costs: costsIn(table.view!),
  };
}

const costsIn = (view: ViewData): Record<string, number> =>
  Object.fromEntries(seatFacts.map(({ fact, costs }) => [fact, costs?.(view) ?? 0]));

/** Who has each route, by id; behind the last seat comes whoever else plays. */
function ownersOf(board: Board, view: ViewData): number[] {
  return board.routes.map(({ id }) => {
    const owner = view.routes[id] ?? FREE;
    if (typeof owner === "number") return owner;
    return owner === "closed" ? CLOSED : view.seats.length;
  });
}

const buildingsOf = (board: Board, view: ViewData): Building[] =>
  buildings.flatMap(({ kind, sites }) =>
    Object.entries(sites(view))
      .map(([name, seat]) => ({ kind, city: board.cities.findIndex((one) => one.name === name), seat }))
      .filter(({ city }) => city >= 0),
  );

/** The actions that the edition has, and verbs that have no place of their own. */
const actionsOf = (board: Board, { view, legal }: TableData): ActionKind[] => [
  ...barActions.filter(({ icon, has }) => icon && (has?.(view!) ?? true)).map(({ kind }) => kind),
  ...sortLegal({ legal }, !isBare(board)).others.keys(),
];
