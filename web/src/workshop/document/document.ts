import type { Point, Size } from "../../board/viewport";
import type {
  ArtEntry,
  BoardFile,
  CityEntry,
  RouteEntry,
  RulesEntry,
  TicketEntry,
} from "../../protocol/schema";

/** A board as it is being made: a board's file, whose lists may still be empty. It is never changed, only replaced. */
export type BoardDocument = BoardFile & { readonly art: ArtEntry };

export type { ArtEntry, CityEntry, RouteEntry, RulesEntry, TicketEntry };

/** A point in board units: the short side of the board has 1,000. */
export const SHORT_SIDE = 1000;

/** Limits of the format. */
export const MOST = {
  cities: 200,
  routes: 400,
  tickets: 200,
  name: 40,
  length: 9,
  points: 200,
  stops: 8,
} as const;

export const sizeOf = ([wide, high]: readonly [number, number]): Size => {
  const scale = SHORT_SIDE / Math.min(wide, high);
  return { width: tenth(wide * scale), height: tenth(high * scale) };
};

export const tenth = (value: number): number => Math.round(value * 10) / 10;

/** A part of the board's width or height, as files have it. */
export const part = (value: number): number => Math.round(Math.min(1, Math.max(0, value)) * 1e4) / 1e4;

export const placeOf = ({ art }: BoardDocument, { x, y }: Pick<CityEntry, "x" | "y">): Point => ({
  x: x * art.width,
  y: y * art.height,
});

/** Where each city is, by its name. */
export const placesOf = (board: BoardDocument): ReadonlyMap<string, Point> =>
  new Map(board.cities.map((city) => [city.name, placeOf(board, city)]));

export const distanceOf = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** The two cities and the kind: what the tracks of a double route have in common. */
export const pairOf = ({ a, b, kind = "rail" }: RouteEntry): string =>
  JSON.stringify([...[a, b].sort(), kind]);

/** The longest route that the rules have points for. */
export const mostSpaces = ({ rules }: BoardDocument): number =>
  Math.min(MOST.length, Math.max(1, rules.route_points.length - 1));

export interface Beginning {
  readonly id: string;
  readonly title: string;
  readonly language: string;
  readonly aspect: readonly [number, number];
  readonly rules: RulesEntry;
}

/** A board with nothing on it. */
export function emptyBoard({ id, title, language, aspect, rules }: Beginning): BoardDocument {
  return {
    format: "trilhos-board/1",
    id,
    words: { [language]: { title, about: "" } },
    aspect: [...aspect],
    cities: [],
    routes: [],
    tickets: [],
    rules,
    art: plainArt(sizeOf(aspect)),
    credits: [],
    licence: "",
  };
}

export const plainArt = (size: Size): ArtEntry => ({
  ...size,
  sizes: { rail: [42, 14], ship: [42, 14], city: 9, label: 20 },
  labels: [],
  large_labels: [],
  largest_labels: [],
  cartouche: null,
  rose: null,
  signs: [],
  seams: [],
  rough_land: "",
  layers: null,
  finer: null,
});
