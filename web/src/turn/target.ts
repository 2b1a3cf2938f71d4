import type { Board } from "../boards/board";
import type { Target } from "../chapters/claims/Payment";
import type { TableData, TargetData } from "../protocol/schema";
import { decides } from "../view/seats";

/** What the one who decides has begun to pay for: a tunnel with its cards turned over, say. */
export function payingFor(board: Board, table: TableData): Target | null {
  const { route, city }: TargetData = (decides(table) && table.view?.paying_for) || {};
  if (route !== undefined) return board.routes[route] ? { route } : null;
  const found = board.cities.findIndex(({ name }) => name === city);
  return found < 0 ? null : { city: found };
}
