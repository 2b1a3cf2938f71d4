import type { Board } from "../boards/board";
import { place } from "../boards/geometry";
import { buildings } from "../chapters";
import { type PieceColour, pieceEdge, pieceFill } from "../look/pieces";
import type { Building } from "../view/table";

interface BuildingProps {
  board: Board;
  building: Building;
  colour: PieceColour;
  /** It was built lately. */
  recent?: boolean;
}

/** Something that was built above its city, in its owner's colour. */
export function BuildingMark({ board, building: { city, kind }, colour, recent = false }: BuildingProps) {
  const { x, y } = board.cities[city]!;
  const look = buildings.find((one) => one.kind === kind)!;
  return (
    <g class="building" transform={place({ x, y: y - board.art.sizes.city - 4 })}>
      {recent && (
        <g class="recent" data-recent-city={city} style={{ "--wide": 0 }}>
          <path d={look.outline} />
          <path class="recent-rim" d={look.outline} />
        </g>
      )}
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
