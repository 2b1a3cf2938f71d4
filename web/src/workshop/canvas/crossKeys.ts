import type { Point } from "../../board/viewport";
import type { Board } from "../../boards/board";
import { nudge } from "../desk/deeds";
import { type Hands, tap } from "./hands";

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const [STEP, LEAP, PIXELS] = [2, 20, 14]; // units of a nudge, and with Shift; pixels of the cross

/** Enter taps where the cross is; arrows move the selected cities, or else the cross, with Ctrl from city to city. */
export function pressed(
  event: KeyboardEvent,
  hands: Hands,
  cross: Point | null,
  setCross: (at: Point | null) => void,
): void {
  const { desk, camera } = hands;
  const { width, height } = camera.screen;
  const at = cross ?? camera.onBoard({ x: width / 2, y: height / 2 });
  const way = ARROWS[event.key];
  const leap = event.ctrlKey || event.metaKey;
  if (event.altKey || (!way && (leap || event.key !== "Enter"))) return;
  event.preventDefault();
  if (!way) {
    setCross(at);
    tap(hands, at, { pointerType: "touch", shiftKey: event.shiftKey });
  } else if (!leap && desk.state.selection.cities.size > 0 && desk.state.tool === "select") {
    const step = event.shiftKey ? LEAP : STEP;
    nudge(desk, way[0] * step, way[1] * step);
  } else {
    const next = leap ? cityBeyond(hands.shown(), at, way) : crossAt(hands, at, way, event.shiftKey);
    setCross(next);
    camera.reveal(next);
  }
}

/** The next city that way, if there is one: those straight ahead count as nearer than those aside. */
function cityBeyond({ cities }: Board, from: Point, [x, y]: readonly [number, number]): Point {
  const far = (city: Point): number => {
    const [east, south] = [city.x - from.x, city.y - from.y];
    const [ahead, aside] = [east * x + south * y, Math.abs(east * y) + Math.abs(south * x)];
    return ahead > 1 && aside <= 2 * ahead ? ahead + 2 * aside : Number.POSITIVE_INFINITY;
  };
  const next = cities.reduce<Point>((near, one) => (far(one) < far(near) ? one : near), from);
  return { x: next.x, y: next.y };
}

function crossAt(
  { desk, camera }: Hands,
  at: Point,
  [x, y]: readonly [number, number],
  farther: boolean,
): Point {
  const { width, height } = desk.board.art;
  const far = ((farther ? 4 : 1) * PIXELS) / camera.view.scale;
  return {
    x: Math.min(width, Math.max(0, at.x + x * far)),
    y: Math.min(height, Math.max(0, at.y + y * far)),
  };
}
