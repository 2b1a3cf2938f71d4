import type { Colour, Kind } from "../boards/data";

/** What a card shows, read from its kind's name: "red", "train-red-harbour", "ship2-red", "wild". */
export interface Face {
  readonly colour: Exclude<Colour, "gray"> | "wild";
  readonly kind: Kind;
  readonly double: boolean;
  readonly harbour: boolean;
}

const WILDS: ReadonlySet<string> = new Set(["locomotive", "wild"]);

export function faceOf(name: string): Face {
  if (WILDS.has(name)) return { colour: "wild", kind: "rail", double: false, harbour: false };
  const words = name.split("-");
  const deck = words.length > 1 ? words[0]! : "train";
  return {
    colour: (words[1] ?? words[0]) as Exclude<Colour, "gray">,
    kind: deck.startsWith("ship") ? "ship" : "rail",
    double: deck === "ship2",
    harbour: words.includes("harbour") || deck === "ship", // single ship cards carry the harbour's sign too
  };
}
