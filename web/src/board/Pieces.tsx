import type { Board, Route } from "../boards/board";
import { bow, place, round } from "../boards/geometry";
import { type PieceColour, pieceEdge, pieceFill } from "../look/pieces";
import { memo } from "../memo";
import { course } from "./course";

interface PiecesProps {
  board: Board;
  route: Route;
  colour: PieceColour;
  ghost?: boolean;
  faded?: boolean;
  aside?: boolean;
}

const BED = 0.5; // of a space's width

/** A band in the owner's colour from the first piece to the last: what is taken is one line, what is free is not. */
function Bed({ board, route, colour }: PiecesProps) {
  const [path, wide] = [course(board, route), board.art.sizes[route.kind][1] * BED];
  return (
    <>
      <path class="bed" d={path} stroke={pieceEdge(colour)} stroke-width={round(wide + 2.4)} />
      <path class="bed" d={path} stroke={pieceFill(colour)} stroke-width={wide} />
    </>
  );
}

/** A line around a route that was taken lately; it lies below all pieces, so that it covers none. */
export const Ring = memo(function Ring({ board, route }: Pick<PiecesProps, "board" | "route">) {
  const path = course(board, route);
  return (
    <g class="recent" data-recent={route.id} style={{ "--wide": board.art.sizes[route.kind][1] }}>
      <path d={path} />
      <path class="recent-rim" d={path} />
    </g>
  );
});

/** The pieces on a claimed route, each with its owner's shape upright. */
export const Pieces = memo(function Pieces({ board, route, colour, ...how }: PiecesProps) {
  const size = (board.art.sizes[route.kind][1] / 16).toFixed(2);
  const classes = ["pieces", ...(["ghost", "faded", "aside"] as const).filter((name) => how[name])].join(" ");
  return (
    <g class={classes} data-pieces={route.id}>
      <Bed board={board} route={route} colour={colour} />
      {route.spaces.map((space, i) => (
        <g transform={place(space)} style={{ "--nth": i }}>
          <use href={`#${board.name}-piece-${route.kind}-${colour}`} transform={`rotate(${bow(route, i)})`} />
          <use href={`#${board.name}-shape-${colour}`} transform={`scale(${size})`} />
        </g>
      ))}
    </g>
  );
});
