import type { TableData } from "../protocol/schema";

/** The chair whose decision it is, in a game that is running. */
export function chairOnTurn({ about, view }: TableData): number | null {
  if (about.status !== "running" || !view) return null;
  return about.chairs.findIndex(({ seat }) => seat === view.seat);
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
  const next = chairOnTurn(table);
  if (chairs.length < 2 || next === null || next === holder) return { what: "table" };
  if (chairs.includes(next)) return { what: "hand-over", chair: next };
  return { what: holder !== null && table.can_undo ? "table" : "public" };
}
