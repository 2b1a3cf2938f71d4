import type { Text } from "../text/text";
import type { Part, Value } from "./parts";

const OPEN = "\u0001";
const CLOSE = "\u0002";
const MARKS = new RegExp(`${OPEN}(\\d+)${CLOSE}`);

export type PartValues = Readonly<Record<string, Value | Part[]>>;

/** A sentence of the catalogues, cut where something is drawn: the catalogue decides about the order. */
export function sentence(text: Text, key: string, values: PartValues): Part[] {
  const drawn: Part[][] = [];
  const asText = Object.entries(values).map(([name, value]) => {
    if (typeof value !== "object") return [name, value];
    drawn.push(Array.isArray(value) ? value : [value as Part]);
    return [name, `${OPEN}${drawn.length - 1}${CLOSE}`];
  });
  const pieces = text(key, Object.fromEntries(asText)).split(MARKS);
  return pieces.flatMap((piece, i) => (i % 2 ? drawn[Number(piece)]! : piece ? [piece] : []));
}

/** Parts with commas between them. */
export const withCommas = (parts: readonly Part[]): Part[] =>
  parts.flatMap((part, i) => (i ? [", ", part] : [part]));
