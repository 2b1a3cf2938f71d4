import type { Point } from "../../board/viewport";
import type { Region, WorldMap } from "../../protocol/schema";

/** West, south, east, north, in degrees; over the date line, east counts on. */
export type Degrees = readonly [west: number, south: number, east: number, north: number];

/** What a board is to be made of: a region, a large city by its name, or a rectangle. */
export type DraftPlace =
  | { readonly region: Region }
  | { readonly named: string }
  | { readonly window: Degrees };

const UNITS = 4; // of the map, a degree
const [WEST, NORTH] = [-180, 84];

export const toDegrees = ({ x, y }: Point): readonly [number, number] => [
  Math.round((x / UNITS + WEST) * 10) / 10,
  Math.round((NORTH - y / UNITS) * 10) / 10,
];

/** The rectangle between two corners of the map. */
export function windowBetween(one: Point, other: Point): Degrees {
  const [west, north] = toDegrees({ x: Math.min(one.x, other.x), y: Math.min(one.y, other.y) });
  const [east, south] = toDegrees({ x: Math.max(one.x, other.x), y: Math.max(one.y, other.y) });
  return [west, south, east, north];
}

/** A window on the map; what goes over the date line is there twice, each time with the rest beyond the edge. */
export function boxesOf([west, south, east, north]: Degrees, { width }: WorldMap) {
  const box = {
    x: (west - WEST) * UNITS,
    y: (NORTH - north) * UNITS,
    width: (east - west) * UNITS,
    height: (north - south) * UNITS,
  };
  return box.x + box.width > width ? [box, { ...box, x: box.x - width }] : [box];
}

/** Whether a window can be one: as the server has it. */
export const isWindow = ([west, south, east, north]: Degrees): boolean =>
  west >= -180 && west < east && east <= west + 360 && south >= -85 && south < north && north <= 85;

export const windowOf = (place: DraftPlace | null): Degrees | null =>
  !place || "named" in place ? null : "window" in place ? place.window : (place.region.window as Degrees);

export const regionName = (region: Region, language: string): string =>
  region.names?.[language] ?? region.name;

/** A word without capitals and accents. */
const plain = (word: string): string => word.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

const FOUND = 40; // at most, so that a list stays one

/** Regions that a word is in, those that begin with it first; without a word, the largest. */
export function found(all: readonly Region[], word: string, language: string): readonly Region[] {
  const wanted = plain(word.trim());
  const rank = (region: Region) => {
    const names = [
      regionName(region, language),
      region.name,
      ...Object.values(region.names ?? {}),
      region.id,
    ];
    const at = names.map((name) => plain(name).indexOf(wanted)).filter((place) => place >= 0);
    return at.length === 0 ? -1 : Math.min(...at) === 0 ? 0 : 1;
  };
  const ranked = all.map((region) => [rank(region), region] as const).filter(([at]) => at >= 0);
  return ranked
    .sort(([one], [other]) => one - other)
    .slice(0, FOUND)
    .map(([, region]) => region);
}
