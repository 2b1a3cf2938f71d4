import type { Board } from "../boards/board";
import { round } from "../boards/geometry";
import { memo } from "../memo";

const [WIDE, HIGH, POINT] = [9, 15, 4]; // of a mark; the geography tool keeps names off it

interface SeamsProps {
  board: Board;
}

/** Dotted lines from the last spots of routes that leave at one edge and come back at the other. */
export function SeamLines({ board: { art, width } }: SeamsProps) {
  const lines = art.seams.flatMap(({ y, ends }) =>
    ends.map(
      ([west, down, east, low]) => `M${west} ${down}L${WIDE} ${y}M${east} ${low}L${round(width - WIDE)} ${y}`,
    ),
  );
  return <path class="seam-lines" d={lines.join("")} />;
}

/** The same letter at both edges: there a route goes on. */
export const SeamMarks = memo(function SeamMarks({ board: { art, width } }: SeamsProps) {
  return (
    <g aria-hidden="true">
      {art.seams.map(({ y }, i) => (
        <>
          <SeamMark x={0} y={y} letter={letterOf(i)} />
          <SeamMark x={width} y={y} letter={letterOf(i)} mirrored />
        </>
      ))}
    </g>
  );
});

const letterOf = (i: number) => String.fromCharCode("A".charCodeAt(0) + i);

interface MarkProps {
  x: number;
  y: number;
  letter: string;
  mirrored?: boolean;
}

/** A tab at the frame, that points over the edge. */
export function SeamMark({ x, y, letter, mirrored = false }: MarkProps) {
  const way = mirrored ? -1 : 1;
  const high = HIGH / 2;
  return (
    <g class="seam-mark" transform={`translate(${x} ${y})`}>
      <path d={`M0 0L${way * POINT} ${-high}H${way * (POINT + WIDE)}V${high}H${way * POINT}Z`} />
      <text x={way * (POINT + WIDE / 2)} y="4" text-anchor="middle" font-size="12" font-weight="800">
        {letter}
      </text>
    </g>
  );
}
