import type { Board, Route } from "../boards/board";
import type { PieceColour } from "../look/pieces";
import { memo } from "../memo";
import { bow, place } from "./geometry";

interface PiecesProps {
  board: Board;
  route: Route;
  colour: PieceColour;
  ghost?: boolean;
  faded?: boolean;
}

/** The pieces on a claimed route, each with its owner's shape upright. */
export const Pieces = memo(function Pieces({ board, route, colour, ghost, faded }: PiecesProps) {
  const size = (board.art.sizes[route.kind][1] / 16).toFixed(2);
  const classes = ["pieces", ghost && "ghost", faded && "faded"].filter(Boolean).join(" ");
  return (
    <g class={classes} data-pieces={route.id}>
      {route.spaces.map((space, i) => (
        <g transform={place(space)} style={{ "--nth": i }}>
          <use href={`#${board.name}-piece-${route.kind}-${colour}`} transform={`rotate(${bow(route, i)})`} />
          <use href={`#${board.name}-shape-${colour}`} transform={`scale(${size})`} />
        </g>
      ))}
    </g>
  );
});
