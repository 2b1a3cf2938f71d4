import type { TableData } from "../protocol/schema";

/** The chairs whose decision is open, in a game that is running. */
const chairsOnTurn = ({ about }: TableData): number[] =>
  about.status !== "running"
    ? []
    : about.waiting.map((asked) => about.chairs.findIndex(({ seat }) => seat === asked));

/** The next chair among those of a device whose decision is open; who has resigned decides nothing more. */
export const nextOf = (table: TableData, chairs: readonly number[]): number | null =>
  chairsOnTurn(table).find((chair) => chairs.includes(chair) && !table.about.chairs[chair]!.resigned) ?? null;

/** What a device that several people share shows now. */
export type HotSeat =
  | { readonly what: "table" }
  /** The table without anybody's secrets. */
  | { readonly what: "public" }
  | { readonly what: "hand-over"; readonly chair: number };

/**
 * `chairs` are those of this device, `holder` is the one who confirmed to be at it. Who has just played stays while
 * the move can be taken back; bots in between don't ask.
 */
export function shownFor(table: TableData, chairs: readonly number[], holder: number | null): HotSeat {
  const turn = chairsOnTurn(table);
  if (chairs.length < 2 || turn.length === 0 || turn.includes(holder ?? -1)) return { what: "table" };
  const next = nextOf(table, chairs);
  if (next !== null) return { what: "hand-over", chair: next };
  return { what: holder !== null && table.can_undo ? "table" : "public" };
}
