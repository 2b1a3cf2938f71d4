import type { BoardDocument, TicketEntry } from "./document";
import { MOST } from "./document";
import { shortestWay } from "./ways";

/** What a ticket of these cities would be worth: the spaces of the shortest way; null: there is none. */
export function suggestedPoints(board: BoardDocument, cities: readonly string[]): number | null {
  const way = shortestWay(board, cities);
  return way === null ? null : Math.min(MOST.points, Math.max(1, way));
}

/** Why there can be no such ticket; null: there can. */
export type TicketFault = "one-city" | "waypoint" | "same-ticket" | "too-many" | null;

export function ticketFault(board: BoardDocument, cities: readonly string[]): TicketFault {
  if (new Set(cities).size < 2 || new Set(cities).size < cities.length) return "one-city";
  if (cities.length > MOST.stops || board.tickets.length >= MOST.tickets) return "too-many";
  if (board.cities.some(({ name, waypoint }) => waypoint && cities.includes(name))) return "waypoint";
  return board.tickets.some((ticket) => sameCities(ticket.cities, cities)) ? "same-ticket" : null;
}

const sameCities = (one: readonly string[], other: readonly string[]): boolean =>
  one.length === other.length && [...one].sort().join("\n") === [...other].sort().join("\n");

/** A new ticket, worth its shortest way; one without a way gets a point, and a fault says why it can't stay so. */
export function addTicket(board: BoardDocument, cities: readonly string[]): BoardDocument {
  if (ticketFault(board, cities)) return board;
  const ticket: TicketEntry = { cities: [...cities], points: suggestedPoints(board, cities) ?? 1 };
  return { ...board, tickets: [...board.tickets, ticket] };
}

export const setTicket = (board: BoardDocument, id: number, change: Partial<TicketEntry>): BoardDocument => ({
  ...board,
  tickets: board.tickets.map((ticket, i) => (i === id ? { ...ticket, ...change } : ticket)),
});

/** Some tickets are worth their shortest ways. */
export const valueTickets = (board: BoardDocument, ids: readonly number[]): BoardDocument =>
  ids.reduce((now, id) => {
    const points = suggestedPoints(now, now.tickets[id]!.cities);
    return points === null ? now : setTicket(now, id, { points });
  }, board);

/** All cities that a ticket names, those that only a chapter reads too. */
export const namedBy = (ticket: TicketEntry): readonly string[] =>
  Object.values(ticket).flatMap((value) => (Array.isArray(value) ? value : []));

export const renamedIn = (ticket: TicketEntry, called: (name: string) => string): TicketEntry =>
  Object.fromEntries(
    Object.entries(ticket).map(([field, value]) => [field, Array.isArray(value) ? value.map(called) : value]),
  ) as TicketEntry;
