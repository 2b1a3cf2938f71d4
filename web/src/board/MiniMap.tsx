import { useEffect, useRef } from "preact/hooks";
import type { Board } from "../boards/board";
import { useScenery } from "../boards/useScenery";
import type { Size, Viewport } from "./viewport";

interface MiniMapProps {
  board: Board;
  seen: { view: Viewport; screen: Size };
}

const SHOWN = 3_000; // milliseconds, then it makes room for what it covers
const LONGER = 92; // pixels of its longer side: an upright board takes no more room than a lying one
const FADE = [{ opacity: 1 }, { opacity: 1, offset: 0.8 }, { opacity: 0 }];

/** The whole board in a corner, with a frame around the part that is seen, for a while after each move. */
export function MiniMap({ board, seen: { view, screen } }: MiniMapProps) {
  const scenery = useScenery(board.address);
  const map = useRef<SVGSVGElement>(null);
  useEffect(() => {
    map.current?.animate?.(FADE, { duration: SHOWN, fill: "forwards" });
  }, [view]);
  const longer = Math.max(board.width, board.height);
  const line = longer / 60;
  return (
    <svg
      ref={map}
      class="mini-map"
      width={(LONGER * board.width) / longer}
      height={(LONGER * board.height) / longer}
      viewBox={`0 0 ${board.width} ${board.height}`}
      aria-hidden="true"
    >
      <rect width="100%" height="100%" fill="var(--sea)" />
      {scenery && <path d={scenery.land} fill="var(--land)" fill-rule="evenodd" />}
      <rect
        x={Math.max(0, -view.x / view.scale)}
        y={Math.max(0, -view.y / view.scale)}
        width={Math.min(board.width, screen.width / view.scale)}
        height={Math.min(board.height, screen.height / view.scale)}
        fill="none"
        stroke="var(--accent)"
        stroke-width={line}
      />
    </svg>
  );
}
