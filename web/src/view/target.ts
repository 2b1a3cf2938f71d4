import type { Board } from "../boards/board";
import type { TableData, TargetData } from "../protocol/schema";
import type { Target } from "./legal";
import { decides } from "./seats";

/** What the one who decides has begun to pay for. */
export function payingFor(board: Board, table: TableData): Target | null {
  const { route, city }: TargetData = (decides(table) && table.view?.paying_for) || {};
  if (route !== undefined) return board.routes[route] ? { route } : null;
  const found = board.cities.findIndex(({ name }) => name === city);
  return found < 0 ? null : { city: found };
}
