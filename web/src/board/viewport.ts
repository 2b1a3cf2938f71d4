/** The maths of looking at a board: which part, how large. Pure, so that it can be tested without a browser. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The board's upper left corner on the screen, and pixels per board unit. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

const CLOSEST = 3; // pixels per board unit: a space is then about 130 pixels long

/** The scale at which the whole board is seen. */
export const containScale = (board: Size, screen: Size) =>
  Math.min(screen.width / board.width, screen.height / board.height);

/** The scale at which the board leaves no part of the screen empty. */
export const coverScale = (board: Size, screen: Size) =>
  Math.max(screen.width / board.width, screen.height / board.height);

const CLOSE = { than: 1.6, least: 0.8 }; // times the scale of the whole board; pixels per unit, on screens that see little of it

/** Whether somebody has come so close that a finer land is worth its bytes. */
export const isClose = (board: Size, screen: Size, scale: number) =>
  scale >= Math.max(CLOSE.than * containScale(board, screen), CLOSE.least);

function clampedAxis(offset: number, board: number, screen: number): number {
  if (board <= screen) return (screen - board) / 2;
  return Math.min(0, Math.max(screen - board, offset));
}

/** The nearest view that doesn't leave the board: never smaller than the whole, never off its edges. */
export function clamped(view: Viewport, board: Size, screen: Size): Viewport {
  const least = containScale(board, screen);
  const scale = Math.min(Math.max(view.scale, least), Math.max(CLOSEST, least));
  return {
    scale,
    x: clampedAxis(view.x, board.width * scale, screen.width),
    y: clampedAxis(view.y, board.height * scale, screen.height),
  };
}

/** Zoomed by a factor, with the point under the pointer staying where it is. */
export function zoomed(view: Viewport, factor: number, at: Point, board: Size, screen: Size): Viewport {
  const { scale } = clamped({ ...view, scale: view.scale * factor }, board, screen);
  const grown = scale / view.scale;
  return clamped(
    { scale, x: at.x - (at.x - view.x) * grown, y: at.y - (at.y - view.y) * grown },
    board,
    screen,
  );
}

export const panned = (view: Viewport, move: Point, board: Size, screen: Size): Viewport =>
  clamped({ ...view, x: view.x + move.x, y: view.y + move.y }, board, screen);

/** The view with this board point in the middle of the screen. */
export function centred(point: Point, scale: number, board: Size, screen: Size): Viewport {
  const x = screen.width / 2 - point.x * scale;
  return clamped({ scale, x, y: screen.height / 2 - point.y * scale }, board, screen);
}

const MARGIN = 60; // pixels from the edge within which a thing isn't well in view

/** The view in which these board points are well seen: the same if they are already, else from farther away at most. */
export function revealing(points: readonly Point[], view: Viewport, board: Size, screen: Size): Viewport {
  const margin = Math.min(MARGIN, screen.width / 4, screen.height / 4);
  const inner = { width: screen.width - 2 * margin, height: screen.height - 2 * margin };
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [least, most] = [
    { x: Math.min(...xs), y: Math.min(...ys) },
    { x: Math.max(...xs), y: Math.max(...ys) },
  ];
  const inside = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= inner.width && y <= inner.height;
  const seen = ({ x, y }: Point) =>
    inside({ x: view.x + x * view.scale - margin, y: view.y + y * view.scale - margin });
  if (seen(least) && seen(most)) return clamped(view, board, screen);
  const all = containScale({ width: most.x - least.x, height: most.y - least.y }, inner);
  const middle = { x: (least.x + most.x) / 2, y: (least.y + most.y) / 2 };
  return centred(middle, Math.min(view.scale, all), board, screen);
}

/** A screen point on the board, in board units. */
export const toBoard = (view: Viewport, at: Point): Point => ({
  x: (at.x - view.x) / view.scale,
  y: (at.y - view.y) / view.scale,
});
