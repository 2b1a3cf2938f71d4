import type { Board } from "../boards/board";
import type { Camera } from "./camera";
import { type Names, namesShrunk } from "./Labels";
import type { Point } from "./viewport";

const SIZE = 164; // pixels across
const ABOVE = 24; // pixels between the finger and the glass
const SCALE = 1.15; // pixels per board unit: a space is then about 50 pixels long

interface MagnifierProps {
  readonly board: Board;
  readonly names: Names;
  readonly camera: Camera;
  /** Where the finger is, in pixels from the board's corner. */
  readonly at: Point;
}

/** The board under a finger, enlarged in a glass above it: a copy of all layers that is only moved. */
export function Magnifier({ board, names, camera, at }: MagnifierProps) {
  const { x, y } = camera.onBoard(at);
  const scale = Math.max(SCALE, camera.view.scale * 1.6);
  const [wide, high] = [board.width * scale, board.height * scale];
  const moved = `translate(${SIZE / 2 - x * scale}px, ${SIZE / 2 - y * scale}px)`;
  return (
    <div
      class="magnifier"
      style={{ ...glassAt(at, camera.screen.width), width: SIZE, height: SIZE }}
      aria-hidden="true"
    >
      <div
        class="layer"
        style={{
          width: wide,
          height: high,
          transform: moved,
          "--names": namesShrunk(board, camera.screen, names, scale),
        }}
      >
        <svg viewBox={`0 0 ${board.width} ${board.height}`} aria-hidden="true">
          <use href={`#${board.name}-backdrop`} />
          <use href={`#${board.name}-game`} />
          <use href={`#${board.name}-names`} />
        </svg>
      </div>
    </div>
  );
}

/** Above the finger; where there is no room, beside it. */
function glassAt({ x, y }: Point, width: number): { left: number; top: number } {
  const top = y - ABOVE - SIZE;
  const within = (left: number) => Math.min(Math.max(4, left), width - SIZE - 4);
  if (top >= 4) return { left: within(x - SIZE / 2), top };
  const aside = x > width / 2 ? x - ABOVE * 1.5 - SIZE : x + ABOVE * 1.5;
  return { left: within(aside), top: 4 };
}
