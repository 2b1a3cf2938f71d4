import type { PieceColour } from "../look/pieces";
import type { TableData } from "../protocol/schema";

/** Whether a bot plays for a seat: its own, or a caretaker. */
export const isBot = ({ about }: TableData, seat: number): boolean =>
  about.chairs.some((chair) => chair.seat === seat && (chair.bot !== null || chair.away || chair.resigned));

/** A player's name; whoever looks, and has given none, is called `you`, where a word for that is given. */
export function nameOf({ about, seat: own }: TableData, seat: number, you?: string): string {
  const chair = about.chairs.find((one) => one.seat === seat);
  return chair?.unnamed && seat === own && you ? you : (chair?.name ?? "");
}

/** Whoever sat down on a chair has its colour, whatever the order of play. */
export const seatColour = ({ about }: TableData, seat: number): PieceColour =>
  about.chairs.find((chair) => chair.seat === seat)?.color ?? "ash";

/** The bot whose seat it is; null for a person's, whoever plays for them. */
export const botOf = ({ about }: TableData, seat: number): string | null =>
  about.chairs.find((chair) => chair.seat === seat)?.bot ?? null;

export const namesOf = (table: TableData, seats: readonly number[], you?: string): string =>
  seats.map((seat) => nameOf(table, seat, you)).join(", ");

/** Whether whoever looks is to decide; for one who has resigned, a bot does. */
export const decides = (table: TableData): boolean => {
  const { viewer } = table.view!;
  return viewer !== null && table.about.waiting.includes(viewer) && !isBot(table, viewer);
};
