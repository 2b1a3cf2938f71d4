/** What a board's file says (`trilhos-board/1`), as far as the page shows it. */

export type Colour = "purple" | "blue" | "orange" | "white" | "green" | "yellow" | "black" | "red" | "gray";
export type Kind = "rail" | "ship";

export interface BoardFacts {
  id: string;
  words: Record<string, { title: string; about?: string }>;
  rules: { route_points: number[] };
  cities: { name: string; x: number; y: number; port?: boolean; waypoint?: boolean }[];
  routes: RouteFacts[];
  tickets: TicketFacts[];
  art: Partial<Art> & Pick<Art, "width" | "height" | "sizes">;
}

export interface RouteFacts {
  a: string;
  b: string;
  length: number;
  color: Colour;
  kind?: Kind;
  track?: number;
  /** What is printed for chapters that know it by name. */
  marks?: Record<string, number>;
  /** Their middles, as parts of the board's width and height, and how they are turned. */
  spaces: [number, number, number][];
}

export interface TicketFacts {
  cities: string[];
  points: number;
  points_any_order?: number;
  penalty?: number;
  long?: boolean;
}

export interface Label {
  city: string;
  lines: string[];
  size: number;
  box: [number, number, number, number];
  anchor: "start" | "middle" | "end";
  x: number;
  y: number;
  /** A line from the disc to a name that stands far off. */
  leader?: [number, number, number, number];
}

export interface ArtSpot {
  x: number;
  y: number;
  width: number;
  height: number;
  scale: number;
}

export interface Sizes {
  rail: [number, number];
  ship: [number, number];
  city: number;
  label: number;
}

/** What a game needs: sizes, names, and what stands in the corners. */
export interface Art {
  width: number;
  height: number;
  sizes: Sizes;
  labels: Label[];
  large_labels: Label[];
  largest_labels: Label[];
  cartouche: ArtSpot | null;
  rose: ArtSpot | null;
  /** Numbers that are shown once for several routes. */
  signs: { routes: number[]; number: number; at: [number, number] }[];
  /** Where routes leave a board that wraps around: how far down, and the last spots west and east of each. */
  seams: { routes: number[]; y: number; ends: [number, number, number, number][] }[];
}

/** What lies behind it; by far the most of a board's bytes, and the game can begin without. */
export interface Scenery {
  land: string;
  tints: string[];
  borders: string;
  states: string;
  rivers: string;
  graticule: string;
  hills: { lines: string; shades: string };
}
