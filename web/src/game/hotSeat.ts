import type { TableData } from "../protocol/schema";

/** The chair whose decision it is, in a game that is running. */
function chairOnTurn({ about, view }: TableData): number | null {
  if (about.status !== "running" || !view) return null;
  return about.chairs.findIndex(({ seat }) => seat === view.seat);
}

/** The chair among those of a device whose decision it is; who has resigned decides nothing more. */
export function nextOf(table: TableData, chairs: readonly number[]): number | null {
  const next = chairOnTurn(table);
  return next !== null && chairs.includes(next) && !table.about.chairs[next]!.resigned ? next : null;
}

/** What a device that several people share shows now. */
export type Shown =
  | { readonly what: "table" }
  /** The table without anybody's secrets. */
  | { readonly what: "public" }
  | { readonly what: "hand-over"; readonly chair: number };

/**
 * `chairs` are those of this device, `holder` is the one who confirmed to be at it. Who has just played stays while
 * the move can be taken back; bots in between don't ask.
 */
export function shownFor(table: TableData, chairs: readonly number[], holder: number | null): Shown {
  const turn = chairOnTurn(table);
  if (chairs.length < 2 || turn === null || turn === holder) return { what: "table" };
  const next = nextOf(table, chairs);
  if (next !== null) return { what: "hand-over", chair: next };
  return { what: holder !== null && table.can_undo ? "table" : "public" };
}
