import type { Point } from "../../board/viewport";
import type { BoardDocument, RouteEntry } from "./document";
import { distanceOf, mostSpaces, pairOf, part, placesOf, tenth } from "./document";

const FROM_CITY = 14; // units from the middle of a city to its first space
const GAP = 1.08; // of a space's length, from one to the next
const BESIDE = 0.8; // units between the tracks of a double route, half
const SAMPLES = 48; // spots at which the length of a curve is measured

/** The way of a route: from one city to the other, in units, and how far its middle is off the straight line. */
export interface Course {
  readonly from: Point;
  readonly to: Point;
  /** As a part of the distance, to the right of the way. */
  readonly bend: number;
}

type Spot = readonly [x: number, y: number, turn: number];

/** How many spaces a distance has room for. */
export function lengthFor(board: BoardDocument, far: number, kind: "rail" | "ship" = "rail"): number {
  const room = (far - 2 * FROM_CITY) / (board.art.sizes[kind][0] * GAP);
  return Math.min(mostSpaces(board), Math.max(1, Math.round(room)));
}

/** Tracks of one pair agree on the way they lie: from west to east, or over the edge. */
function ends(route: RouteEntry, places: ReadonlyMap<string, Point>, width: number) {
  const [a, b] = [places.get(route.a)!, places.get(route.b)!];
  const turned = a.x > b.x || (a.x === b.x && a.y > b.y);
  const [west, east] = turned ? [b, a] : [a, b];
  if (!route.wrap) return { from: west, to: east, turned };
  return { from: east, to: { x: west.x + width, y: west.y }, turned: !turned };
}

const middleOf = ({ from, to, bend }: Course): Point => ({
  x: (from.x + to.x) / 2 - (to.y - from.y) * bend,
  y: (from.y + to.y) / 2 + (to.x - from.x) * bend,
});

/** Where the handle stands by which a route is bent. */
export function handleOf(board: BoardDocument, route: RouteEntry): Point {
  const { x, y } = middleOf(courseOf(board, route));
  return { x: x % board.art.width, y };
}

/** The way of a route that has its spaces, as they lie. */
export function courseOf(board: BoardDocument, route: RouteEntry, places = placesOf(board)): Course {
  const { from, to } = ends(route, places, board.art.width);
  return { from, to, bend: bendOf(board, route, from, to) };
}

/** How far the spaces are off the straight line: the curve that comes nearest to them. */
function bendOf(board: BoardDocument, route: RouteEntry, from: Point, to: Point): number {
  const { width, height } = board.art;
  const far = distanceOf(from, to) || 1;
  const [right, down] = [(to.x - from.x) / far, (to.y - from.y) / far];
  const aside = asideOf(board, route);
  let [off, weight] = [0, 0];
  for (const [x, y] of route.spaces ?? []) {
    const unwrapped = route.wrap && x * width < from.x - width / 2 ? x * width + width : x * width;
    const [east, south] = [unwrapped - from.x, y * height - from.y];
    const along = (east * right + south * down) / far;
    const expected = 4 * along * (1 - along);
    off += expected * (south * right - east * down - aside);
    weight += expected * expected;
  }
  const bend = weight > 0 ? off / weight / far : 0;
  return Math.abs(bend * far) < 0.6 ? 0 : bend;
}

/** How far a track of a double route lies beside the way of both. */
function asideOf(board: BoardDocument, route: RouteEntry): number {
  const [pair, track] = [pairOf(route), route.track ?? 0];
  const double = board.routes.some((other) => (other.track ?? 0) !== track && pairOf(other) === pair);
  if (!double) return 0;
  const { sizes } = board.art;
  return (2 * track - 1) * (sizes[route.kind ?? "rail"][1] / 2 + BESIDE);
}

/** A route with its spaces laid evenly along a curve. */
export function laidRoute(
  board: BoardDocument,
  route: RouteEntry,
  bend: number,
  places = placesOf(board),
): RouteEntry {
  const { width, height } = board.art;
  const { from, to, turned } = ends(route, places, width);
  const curve = curveOf({ from, to, bend }, asideOf(board, route));
  const spots = evenly(curve, route.length);
  if (turned) spots.reverse();
  const spaces = spots.map(([x, y, turn]): [number, number, number] => [
    part((((x % width) + width) % width) / width),
    part(y / height),
    turn,
  ]);
  return { ...route, spaces };
}

function curveOf(course: Course, aside: number): Point[] {
  const { from, to } = course;
  const middle = middleOf(course);
  // The point towards which it is bent is twice as far off as its middle.
  const over = { x: 2 * middle.x - (from.x + to.x) / 2, y: 2 * middle.y - (from.y + to.y) / 2 };
  return Array.from({ length: SAMPLES + 1 }, (_, i) => {
    const t = i / SAMPLES;
    const mix = (a: number, c: number, b: number) => (1 - t) ** 2 * a + 2 * t * (1 - t) * c + t * t * b;
    const slope = (a: number, c: number, b: number) => (1 - t) * (c - a) + t * (b - c);
    const [dx, dy] = [slope(from.x, over.x, to.x), slope(from.y, over.y, to.y)];
    const speed = Math.hypot(dx, dy) || 1;
    return {
      x: mix(from.x, over.x, to.x) - (dy / speed) * aside,
      y: mix(from.y, over.y, to.y) + (dx / speed) * aside,
    };
  });
}

/** Spots along a curve, as far from each other as from its ends but for the cities. */
function evenly(curve: readonly Point[], count: number): Spot[] {
  const steps = curve.slice(1).map((point, i) => distanceOf(point, curve[i]!));
  const long = steps.reduce((sum, one) => sum + one, 0);
  const end = Math.min(FROM_CITY, long / 4);
  const gap = (long - 2 * end) / count;
  return Array.from({ length: count }, (_, i) => spotAt(curve, steps, end + gap * (i + 0.5)));
}

function spotAt(curve: readonly Point[], steps: readonly number[], along: number): Spot {
  let [i, left] = [0, along];
  while (i < steps.length - 1 && left > steps[i]!) {
    left -= steps[i]!;
    i += 1;
  }
  const [a, b, share] = [curve[i]!, curve[i + 1]!, left / (steps[i] || 1)];
  const turn = tenth((Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI);
  return [a.x + (b.x - a.x) * share, a.y + (b.y - a.y) * share, turn];
}
