import { type PieceColour, pieceEdge, pieceFill, Shape } from "./pieces";

interface BadgeProps {
  colour: PieceColour;
  size?: number;
  /** What it is called by styles, where it is a part of something. */
  part?: string;
}

/** A player's colour and shape. */
export function Badge({ colour, size = 26, part = "badge" }: BadgeProps) {
  return (
    <svg class={part} width={size} height={size} viewBox="-10 -10 20 20" aria-hidden="true">
      <rect
        x="-9.5"
        y="-9.5"
        width="19"
        height="19"
        rx="5"
        fill={pieceFill(colour)}
        stroke={pieceEdge(colour)}
      />
      <g transform="scale(1.15)">
        <Shape colour={colour} />
      </g>
    </svg>
  );
}
