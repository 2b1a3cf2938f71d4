import type { Point } from "../../board/viewport";
import { freeSpot, moveCities, putCity } from "../document/cities";
import { MOST, placeOf } from "../document/document";
import { addRoute, bendBy, routeFault } from "../document/routes";
import { countSelected, NOTHING, only, without } from "../document/selection";
import { addTicket, ticketFault } from "../document/tickets";
import type { EditorDesk } from "./EditorDesk";

/** What a new city is called until somebody names it. */
export const PLACEHOLDER = "?";

/** A new city, selected. */
export function putAt(desk: EditorDesk, at: Point): void {
  const { length } = desk.board.cities;
  if (length >= MOST.cities) {
    desk.set({ notice: "editor-notice-too-many" });
    return;
  }
  desk.edit((board) => putCity(board, at, `${PLACEHOLDER}${length + 1}`));
  desk.select(only("cities", length));
}

/** A route or a ticket goes on to a city; a route ends there, a ticket if it is told so, or comes there twice. */
export function drawBetween(desk: EditorDesk, city: number, ends = false): void {
  const { begun, tool } = desk.state;
  if (tool === "ticket" && begun.length > 1 && begun.at(-1) === city) {
    finishTicket(desk);
    return;
  }
  if (begun.includes(city)) {
    desk.set({ begun: begun.filter((one) => one !== city), drawing: null });
    return;
  }
  const stops = [...begun, city];
  if (stops.length < 2) {
    desk.set({ begun: stops, notice: null });
    return;
  }
  if (tool === "route") {
    finishRoute(desk, stops[0]!, city);
    return;
  }
  desk.set({ begun: stops.slice(0, MOST.stops), drawing: null, notice: null });
  if (ends) finishTicket(desk);
}

function finishRoute(desk: EditorDesk, from: number, to: number): void {
  const { cities, routes } = desk.board;
  const { wish } = desk.state;
  const [a, b] = [cities[from]!.name, cities[to]!.name];
  const fault = routeFault(desk.board, a, b, wish.kind);
  if (fault) {
    desk.set({ begun: [], drawing: null, notice: `editor-notice-${fault}` });
    return;
  }
  const clear = { begun: [], drawing: null, selection: only("routes", routes.length) };
  desk.edit((board) => addRoute(board, a, b, wish), null, clear);
}

/** The ticket that was begun is made. */
export function finishTicket(desk: EditorDesk): void {
  const names = desk.state.begun.map((id) => desk.board.cities[id]!.name);
  const fault = ticketFault(desk.board, names);
  if (fault) {
    desk.set({ begun: [], drawing: null, notice: `editor-notice-${fault}` });
    return;
  }
  const clear = { begun: [], drawing: null, selection: only("tickets", desk.board.tickets.length) };
  desk.edit((board) => addTicket(board, names), null, clear);
}

/** Deletes what is selected, with what hangs on it. */
export function deleteSelected(desk: EditorDesk): void {
  const { selection } = desk.state;
  if (countSelected(selection) > 0)
    desk.edit((board) => without(board, selection), null, { selection: NOTHING });
}

/** Moves the selected cities a little. */
export function nudge(desk: EditorDesk, x: number, y: number): void {
  const { selection, follow } = desk.state;
  if (selection.cities.size === 0) return;
  desk.edit(
    (board) => {
      const spots = [...selection.cities].map((id) => {
        const at = placeOf(board, board.cities[id]!);
        return [id, freeSpot(board, { x: at.x + x, y: at.y + y }, selection.cities)] as const;
      });
      return moveCities(board, new Map(spots), follow);
    },
    `nudge ${[...selection.cities].join()}`,
  );
}

/** Bends the selected routes a little. */
export function bendSelected(desk: EditorDesk, by: number): void {
  const { routes } = desk.state.selection;
  if (routes.size > 0) desk.edit((board) => bendBy(board, [...routes], by), `bend ${[...routes].join()}`);
}
