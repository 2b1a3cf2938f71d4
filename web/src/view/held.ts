import type { Board } from "../boards/board";
import type { TicketData, TicketOutlook } from "../protocol/schema";
import type { HeldTicket, Pointed } from "../tickets/Ticket";
import type { Marks } from "./table";

/** The tickets in hand with their outlook. */
export const heldTickets = (
  tickets: readonly TicketData[],
  outlook: readonly TicketOutlook[],
): HeldTicket[] =>
  tickets.map(({ id }) => {
    const found = outlook.find((one) => one.id === id);
    return found ? { id, done: found.done, left: found.left, way: found.way ?? [] } : { id, done: false };
  });

/** What the board shows while somebody points at a ticket. */
export const pointedAt = (board: Board, tickets: readonly HeldTicket[], id: number): Pointed => ({
  cities: board.tickets[id]!.cities,
  way: tickets.find((ticket) => ticket.id === id)?.way ?? [],
});

/** Its cities in gold, and its way lit if there is one. */
export const marksOf = ({ cities, way }: Pointed): Marks => ({
  spotlight: cities,
  ...(way.length > 0 && { lit: new Set(way) }),
});
