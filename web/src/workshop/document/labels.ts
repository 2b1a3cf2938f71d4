import type { Point, Size } from "../../board/viewport";
import type { LabelEntry } from "../../protocol/schema";
import type { ArtEntry, BoardDocument } from "./document";
import { placeOf, placesOf, tenth } from "./document";

const [LETTER, LEADING] = [0.56, 1.1]; // width and height of a letter for its size, roughly
const LINE = 14; // letters from which on a name of several words is broken
const OFF = 3; // units between a city and its name

/** The sets of names, and how much larger than on a large screen each is. */
const LARGER = { labels: 1, large_labels: 1.25, largest_labels: 1.5 } as const;
export type NameSet = keyof typeof LARGER;
export const NAMES = Object.keys(LARGER) as NameSet[];

type Side = readonly [right: -1 | 0 | 1, below: -1 | 0 | 1];
type Box = readonly [west: number, north: number, east: number, south: number];
const SIDES: readonly Side[] = [
  [1, 0],
  [-1, 0],
  [0, -1],
  [0, 1],
  [1, -1],
  [-1, -1],
  [1, 1],
  [-1, 1],
];

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
  const wide = Math.max(...lines.map((line) => [...line].length)) * size * LETTER;
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

function labelBeside(name: string, at: Point, [right, below]: Side, size: number, city: number): LabelEntry {
  const off = city + OFF;
  const high = size * (LEADING + (linesOf(name).length - 1) * 0.86);
  const x = at.x + right * (below ? off * 0.7 : off);
  const middle = at.y + below * ((right ? off * 0.7 : off) + high / 2);
  return labelAt(name, size, right === 0 ? "middle" : right > 0 ? "start" : "end", x, middle);
}

/** What names keep off: spots, and other names. */
interface Taken {
  readonly spots: readonly Point[];
  readonly boxes: Box[];
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

function spotsOf(board: BoardDocument): Point[] {
  const { width, height } = board.art;
  const spaces = board.routes.flatMap(({ spaces = [] }) =>
    spaces.map(([x, y]) => ({ x: x * width, y: y * height })),
  );
  return [...placesOf(board).values(), ...spaces];
}

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
  const { sizes } = board.art;
  const shown = board.cities.filter(({ waypoint }) => !waypoint);
  const known = new Set(shown.map(({ name }) => name));
  const kept = (board.art[names] ?? []).filter(({ city }) => known.has(city) && wanted && !wanted.has(city));
  const there = new Set(kept.map(({ city }) => city));
  const boxes = kept.map(({ box }) => box as Box);
  const fresh = shown
    .filter(({ name }) => !there.has(name))
    .map((city) => {
      const sides = SIDES.map((side) =>
        labelBeside(city.name, placeOf(board, city), side, sizes.label * LARGER[names], sizes.city),
      );
      const costs = sides.map(({ box }) => costOf(box as Box, { spots, boxes }, board.art));
      const best = sides[costs.indexOf(Math.min(...costs))]!;
      boxes.push(best.box as Box);
      return best;
    });
  return [...kept, ...fresh];
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
