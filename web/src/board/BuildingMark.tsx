import type { Board } from "../boards/board";
import { type PieceColour, pieceEdge, pieceFill } from "../look/pieces";
import { place } from "./geometry";
import type { Building } from "./table";

const OUTLINES = {
  station: "M-13 11V-3L0-13 13-3V11Z",
  harbour: "M-14 11V5H-7.5L-5.5-9H-7V-13H7V-9H5.5L7.5 5H14V11Z",
};

interface BuildingProps {
  board: Board;
  building: Building;
  colour: PieceColour;
}

/** A station is a little house above its city, a harbour a lighthouse on a quay. */
export function BuildingMark({ board, building: { city, kind }, colour }: BuildingProps) {
  const { x, y } = board.cities[city]!;
  return (
    <g class="building" transform={place({ x, y: y - board.art.sizes.city - 4 })}>
      <path d={OUTLINES[kind]} transform="translate(1.5 2)" fill="#000" fill-opacity=".3" />
      <path
        d={OUTLINES[kind]}
        fill={pieceFill(colour)}
        stroke={pieceEdge(colour)}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path
        d={kind === "station" ? "M-4 11V4.5h8V11z" : "M-4-12.5h8v3h-8z"}
        fill="var(--outline)"
        fill-opacity=".5"
      />
      <use
        href={`#${board.name}-shape-${colour}`}
        transform={kind === "station" ? "translate(0 -3) scale(.8)" : "translate(0 1) scale(.75)"}
      />
    </g>
  );
}
