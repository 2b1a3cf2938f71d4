import type { Point, Size } from "../../board/viewport";
import type { LabelEntry } from "../../protocol/schema";
import type { ArtEntry, BoardDocument, CityEntry } from "./document";
import { placeOf, placesOf, tenth } from "./document";

const [LETTER, LEADING] = [0.56, 1.1]; // width and height of a letter for its size, roughly
const LINE = 14; // letters from which on a name of several words is broken
const OFF = 3; // units between a city and its name

/** The sets of names, and how much larger than on a large screen each is. */
const LARGER = { labels: 1, large_labels: 1.25, largest_labels: 1.5 } as const;
export type NameSet = keyof typeof LARGER;
export const NAMES = Object.keys(LARGER) as NameSet[];

export type NameSide = readonly [right: -1 | 0 | 1, below: -1 | 0 | 1];
type Box = readonly [west: number, north: number, east: number, south: number];
/** The sides of a city, those first that are read best. */
export const SIDES: Readonly<Record<string, NameSide>> = {
  east: [1, 0],
  west: [-1, 0],
  north: [0, -1],
  south: [0, 1],
  "north-east": [1, -1],
  "north-west": [-1, -1],
  "south-east": [1, 1],
  "south-west": [-1, 1],
};
// Units that a name stands farther off: beside its city, or where that is taken, behind what takes it. The format has
// no field for who has put a name, so a side that is chosen by hand is one that no name takes by itself.
const RINGS = [0, 6, 13] as const;
const SLIDES = [0, -0.7, 0.7, -0.35, 0.35] as const; // along its side of the city, in names
const BY_HAND = 4;
const SAME = 0.9; // units that rounding moves a name

/** A long name in two lines, broken nearest to its middle. */
function linesOf(name: string): string[] {
  const breaks = [...name.matchAll(/[\s-]/g)].map(({ index }) => index);
  if (name.length < LINE || breaks.length === 0) return [name];
  const middle = name.length / 2;
  const at = breaks.reduce((best, one) => (Math.abs(one - middle) < Math.abs(best - middle) ? one : best));
  return [name.slice(0, at + 1).trim(), name.slice(at + 1).trim()].filter(Boolean);
}

/** A name whose nearest spot to its city is told. */
function labelAt(
  name: string,
  size: number,
  anchor: LabelEntry["anchor"],
  x: number,
  middle: number,
): LabelEntry {
  const lines = linesOf(name);
  const wide = widthOf(lines, size);
  const high = size * (LEADING + (lines.length - 1) * 0.86);
  const west = anchor === "start" ? x : anchor === "end" ? x - wide : x - wide / 2;
  const north = middle - high / 2;
  return {
    city: name,
    lines,
    size: tenth(size),
    box: [tenth(west), tenth(north), tenth(west + wide), tenth(north + high)],
    anchor,
    x: tenth(x),
    y: tenth(north + size * (LEADING / 2 + 0.33)),
  };
}

interface Spacing {
  readonly size: number;
  /** Units from the middle of the city. */
  readonly off: number;
  readonly slide?: number;
}

function labelBeside(name: string, at: Point, [right, below]: NameSide, spacing: Spacing): LabelEntry {
  const { size, off, slide = 0 } = spacing;
  const lines = linesOf(name);
  const high = size * (LEADING + (lines.length - 1) * 0.86);
  const along = right === 0 ? slide * widthOf(lines, size) : 0;
  const x = at.x + along + right * (below ? off * 0.7 : off);
  const aside = below === 0 ? slide * high : 0;
  const middle = at.y + aside + below * ((right ? off * 0.7 : off) + high / 2);
  return labelAt(name, size, right === 0 ? "middle" : right > 0 ? "start" : "end", x, middle);
}

const widthOf = (lines: readonly string[], size: number): number =>
  Math.max(...lines.map((line) => [...line].length)) * size * LETTER;

/** What names keep off: spots, and other names. */
interface Taken {
  readonly spots: readonly Point[];
  readonly boxes: readonly Box[];
}

function costOf([west, north, east, south]: Box, { spots, boxes }: Taken, { width, height }: Size): number {
  const outside =
    Math.max(0, -west) + Math.max(0, east - width) + Math.max(0, -north) + Math.max(0, south - height);
  const near = spots.filter(
    ({ x, y }) => x > west - 9 && x < east + 9 && y > north - 7 && y < south + 7,
  ).length;
  const over = boxes.filter(([w, n, e, s]) => w < east && e > west && n < south && s > north).length;
  return 4 * outside + near + 3 * over;
}

/** Cities, and each space at its middle and towards its ends. */
function spotsOf(board: BoardDocument): Point[] {
  const { width, height, sizes } = board.art;
  const spaces = board.routes.flatMap(({ spaces = [], kind = "rail" }) =>
    spaces.flatMap(([x, y, turn]) => {
      const [angle, third] = [(turn * Math.PI) / 180, sizes[kind][0] / 3];
      return [-third, 0, third].map((along) => ({
        x: x * width + Math.cos(angle) * along,
        y: y * height + Math.sin(angle) * along,
      }));
    }),
  );
  return [...placesOf(board).values(), ...spaces];
}

/** All places that a name takes by itself, the best first. */
function placesBeside(board: BoardDocument, city: CityEntry, names: NameSet): LabelEntry[] {
  const { sizes } = board.art;
  const [at, size] = [placeOf(board, city), sizes.label * LARGER[names]];
  return RINGS.flatMap((ring) =>
    SLIDES.flatMap((slide) =>
      Object.values(SIDES)
        .filter(([right, below]) => slide === 0 || right === 0 || below === 0)
        .map((side) => labelBeside(city.name, at, side, { size, off: sizes.city + OFF + ring, slide })),
    ),
  );
}

/** Those that any of some places could cover: looking at all of them for each place would take too long. */
function spotsAround(spots: readonly Point[], places: readonly LabelEntry[]): Point[] {
  const edge = (side: 0 | 1 | 2 | 3) => places.map(({ box }) => box[side]);
  const [west, north] = [Math.min(...edge(0)) - 9, Math.min(...edge(1)) - 9];
  const [east, south] = [Math.max(...edge(2)) + 9, Math.max(...edge(3)) + 9];
  return spots.filter(({ x, y }) => x > west && x < east && y > north && y < south);
}

const isAt = (one: LabelEntry, other: LabelEntry): boolean =>
  one.anchor === other.anchor && Math.abs(one.x - other.x) < SAME && Math.abs(one.y - other.y) < SAME;

/** The board with names beside some cities, each where it covers least; none said: beside all of them. */
export function withNames(board: BoardDocument, cities?: ReadonlySet<string>): BoardDocument {
  const spots = spotsOf(board);
  const sets = NAMES.map((names) => [names, placed(board, names, spots, cities)] as const);
  return { ...board, art: { ...board.art, ...Object.fromEntries(sets) } };
}

function placed(
  board: BoardDocument,
  names: NameSet,
  spots: readonly Point[],
  wanted?: ReadonlySet<string>,
): LabelEntry[] {
  const shown = board.cities.filter(({ waypoint }) => !waypoint);
  const known = new Set(shown.map(({ name }) => name));
  const kept = (board.art[names] ?? []).filter(({ city }) => known.has(city) && wanted && !wanted.has(city));
  const there = new Set(kept.map(({ city }) => city));
  const boxes = kept.map(({ box }) => box as Box);
  const cities = shown.filter(({ name }) => !there.has(name));
  const best = (city: CityEntry, others: readonly Box[]): LabelEntry => {
    const places = placesBeside(board, city, names);
    const taken = { spots: spotsAround(spots, places), boxes: others };
    const costs = places.map(({ box }, i) => costOf(box as Box, taken, board.art) + i / 200);
    return places[costs.indexOf(Math.min(...costs))]!;
  };
  const fresh: LabelEntry[] = [];
  for (const city of cities) fresh.push(best(city, [...boxes, ...fresh.map(({ box }) => box as Box)]));
  // Those that came first didn't know of those that came later.
  for (const [i, city] of cities.entries()) {
    const others = [...boxes, ...fresh.filter((_, j) => j !== i).map(({ box }) => box as Box)];
    fresh[i] = best(city, others);
  }
  return [...kept, ...fresh];
}

/** After an edit, names that nobody has put by hand make way for what has come to lie under them. */
export function withNamesAside(before: BoardDocument, board: BoardDocument): BoardDocument {
  if (before.routes === board.routes && before.cities === board.cities) return board;
  const cities = new Map(board.cities.map((city) => [city.name, city]));
  const spots = spotsOf(board);
  const covered = NAMES.flatMap((names) => {
    const labels = board.art[names] ?? [];
    return labels.filter((label) => {
      const boxes = labels.filter((other) => other !== label).map(({ box }) => box as Box);
      const taken = { spots: spotsAround(spots, [label]), boxes };
      if (costOf(label.box as Box, taken, board.art) < 1) return false;
      const city = cities.get(label.city);
      return city && placesBeside(board, city, names).some((place) => isAt(place, label));
    });
  });
  return covered.length > 0 ? withNames(board, new Set(covered.map(({ city }) => city))) : board;
}

/** On which side of its city a name stands: by itself (auto), where somebody chose it, or wherever it was dragged. */
export function sideOf(board: BoardDocument, city: CityEntry): string {
  const label = board.art.labels?.find((one) => one.city === city.name);
  if (!label || placesBeside(board, city, "labels").some((place) => isAt(place, label))) return "auto";
  const chosen = Object.keys(SIDES).find((side) => isAt(labelByHand(board, city, "labels", side), label));
  return chosen ?? "dragged";
}

function labelByHand(board: BoardDocument, city: CityEntry, names: NameSet, side: string): LabelEntry {
  const { sizes } = board.art;
  const off = sizes.city + OFF + BY_HAND;
  const size = sizes.label * LARGER[names];
  return labelBeside(city.name, placeOf(board, city), SIDES[side]!, { size, off });
}

/** A name is put on a side of its city, or left to itself. */
export function nameBeside(board: BoardDocument, city: CityEntry, side: string): BoardDocument {
  if (!SIDES[side]) return withNames(board, new Set([city.name]));
  const sets = NAMES.map((names) => {
    const label = labelByHand(board, city, names, side);
    const others = (board.art[names] ?? []).filter((one) => one.city !== city.name);
    return [names, [...others, label]] as const;
  });
  return { ...board, art: { ...board.art, ...Object.fromEntries(sets) } };
}

const shifted = (label: LabelEntry, x: number, y: number): LabelEntry => {
  const [west, north, east, south] = label.box;
  return {
    ...label,
    x: tenth(label.x + x),
    y: tenth(label.y + y),
    box: [tenth(west + x), tenth(north + y), tenth(east + x), tenth(south + y)],
    ...(label.leader && {
      leader: [label.leader[0] + x, label.leader[1] + y, label.leader[2] + x, label.leader[3] + y].map(
        tenth,
      ) as [number, number, number, number],
    }),
  };
};

/** Names go with their cities. */
export function namesMoved(art: ArtEntry, by: ReadonlyMap<string, Point>): ArtEntry {
  const move = (label: LabelEntry): LabelEntry => {
    const way = by.get(label.city);
    return way ? shifted(label, way.x, way.y) : label;
  };
  return { ...art, ...eachSet(art, (labels) => labels.map(move)) };
}

const eachSet = (art: ArtEntry, change: (labels: LabelEntry[]) => LabelEntry[]) =>
  Object.fromEntries(NAMES.map((names) => [names, change(art[names] ?? [])]));

/** A name is put elsewhere by hand: the sets for smaller screens have it on the same side of its city. */
export function nameMoved(board: BoardDocument, city: string, names: NameSet, way: Point): BoardDocument {
  const moved = (board.art[names] ?? []).find((label) => label.city === city);
  const at = placesOf(board).get(city);
  if (!moved || !at) return board;
  const { leader: _, ...put } = shifted(moved, way.x, way.y);
  const [off, middle] = [put.x - at.x, (put.box[1] + put.box[3]) / 2 - at.y];
  const sets = NAMES.map((set) => {
    const scale = LARGER[set] / LARGER[names];
    const other = labelAt(city, put.size * scale, put.anchor, at.x + off, at.y + middle * scale);
    const label = set === names ? put : other;
    return [set, (board.art[set] ?? []).map((one) => (one.city === city ? label : one))] as const;
  });
  return { ...board, art: { ...board.art, ...Object.fromEntries(sets) } };
}

/** The set without some cities, or under other names. */
export const namesKept = (art: ArtEntry, keep: (city: string) => boolean): ArtEntry => ({
  ...art,
  ...eachSet(art, (labels) => labels.filter(({ city }) => keep(city))),
});
