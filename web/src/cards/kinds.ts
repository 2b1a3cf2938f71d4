import type { Colour, Kind } from "../boards/data";

/** Cards as kinds and counts, as the server writes them. */
export type CardCounts = Readonly<Record<string, number>>;

/** What a card shows, read from its kind's name: "red", "train-red-harbour", "ship2-red", "wild". */
export interface CardFace {
  /** Gray: a card that this page has never heard of. */
  readonly colour: Colour | "wild";
  readonly kind: Kind;
  readonly double: boolean;
  readonly anchor: boolean;
}

export const BANDS = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
const WILDS: ReadonlySet<string> = new Set(["locomotive", "wild"]);
const PLAIN = { kind: "rail", double: false, anchor: false } as const;

export function faceOf(name: string): CardFace {
  if (WILDS.has(name)) return { colour: "wild", ...PLAIN };
  const words = name.split("-");
  const colour = BANDS.find((one) => one === (words[1] ?? words[0]));
  if (!colour) return { colour: "gray", ...PLAIN };
  const deck = words.length > 1 ? words[0]! : "train";
  return {
    colour,
    kind: deck.startsWith("ship") ? "ship" : "rail",
    double: deck === "ship2",
    anchor: words.includes("harbour") || deck === "ship", // single ship cards carry the sign too
  };
}
