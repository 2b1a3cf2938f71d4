import type { PieceColour } from "../look/pieces";
import type { EntryData, TableData } from "../protocol/schema";

export interface Said {
  readonly id: number;
  readonly name: string;
  /** None if nobody at the table said it. */
  readonly colour: PieceColour | null;
  readonly words: string;
}

/** What people at the table said, in order. */
export const saidIn = (entries: readonly EntryData[], table: TableData): Said[] =>
  entries.filter(({ type }) => type === "chat").map((entry) => saidOf(entry, table));

function saidOf({ number, data }: EntryData, { about }: TableData): Said {
  const chair = about.chairs[Number(data.chair)];
  return { id: number, name: chair?.name ?? "", colour: chair?.color ?? null, words: String(data.text) };
}
