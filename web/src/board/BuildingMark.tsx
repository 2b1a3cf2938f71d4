import type { Board } from "../boards/board";
import { place } from "../boards/geometry";
import { buildings } from "../chapters";
import { type PieceColour, pieceEdge, pieceFill } from "../look/pieces";
import type { Building } from "../view/table";

interface BuildingProps {
  board: Board;
  building: Building;
  colour: PieceColour;
}

/** Something that was built above its city, in its owner's colour. */
export function BuildingMark({ board, building: { city, kind }, colour }: BuildingProps) {
  const { x, y } = board.cities[city]!;
  const look = buildings.find((one) => one.kind === kind)!;
  return (
    <g class="building" transform={place({ x, y: y - board.art.sizes.city - 4 })}>
      <path d={look.outline} transform="translate(1.5 2)" fill="#000" fill-opacity=".3" />
      <path
        d={look.outline}
        fill={pieceFill(colour)}
        stroke={pieceEdge(colour)}
        stroke-width="1.4"
        stroke-linejoin="round"
      />
      <path d={look.inside} fill="var(--outline)" fill-opacity=".5" />
      <use href={`#${board.name}-shape-${colour}`} transform={look.shape} />
    </g>
  );
}
