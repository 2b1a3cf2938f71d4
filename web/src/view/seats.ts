import { type PieceColour, pieceColours } from "../look/pieces";
import type { TableData } from "../protocol/schema";

/** Whether a bot plays for a seat: its own, or a caretaker. */
export const isBot = ({ about }: TableData, seat: number): boolean =>
  about.chairs.some((chair) => chair.seat === seat && (chair.bot !== null || chair.away || chair.resigned));

export const nameOf = (table: TableData, seat: number): string =>
  table.about.chairs.find((chair) => chair.seat === seat)?.name ?? "";

/** Whoever sat down on a chair has its colour, whatever the order of play. */
export const seatColour = ({ about }: TableData, seat: number): PieceColour =>
  pieceColours[about.chairs.findIndex((chair) => chair.seat === seat)] ?? "ash";

export const namesOf = (table: TableData, seats: readonly number[]): string =>
  seats.map((seat) => nameOf(table, seat)).join(", ");

/** Whether whoever looks is to decide; for one who has resigned, a bot does. */
export const decides = (table: TableData): boolean => {
  const { viewer } = table.view!;
  return viewer !== null && table.about.waiting.includes(viewer) && !isBot(table, viewer);
};
