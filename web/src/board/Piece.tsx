import { round } from "../boards/geometry";
import { type PieceColour, pieceEdge, pieceFill } from "../look/pieces";

interface PieceProps {
  id: string;
  colour: PieceColour;
  size: readonly [number, number];
}

const CORNER = 3;

function wagon(right: number, low: number): string {
  const [r, l] = [round(right), round(low)];
  const c = CORNER;
  return `M${c - r} ${-l}H${r - c}a${c} ${c} 0 0 1 ${c} ${c}V${l - c}a${c} ${c} 0 0 1 ${-c} ${c}H${c - r}a${c} ${c} 0 0 1 ${-c} ${-c}V${c - l}a${c} ${c} 0 0 1 ${c} ${-c}z`;
}

function hull(right: number, low: number): string {
  const [r, l] = [round(right), round(low)];
  const [shoulder, front] = [round(r * 0.35), round(r * 0.8)];
  return `M${-r} ${-l}H${shoulder}Q${front} ${-l} ${r + 2} 0Q${front} ${l} ${shoulder} ${l}H${-r}Q${4 - r} 0 ${-r} ${-l}Z`;
}

/** A train: a wagon a little wider than its space, with couplings, a light roof line and a shade below. */
export function Train({ id, colour, size: [long, wide] }: PieceProps) {
  const [right, low] = [long / 2 - 0.3, wide / 2 + 1.2];
  const body = wagon(right, low);
  return (
    <g id={id}>
      <path d={body} transform="translate(1.2 2)" fill="#000" fill-opacity=".32" />
      <path d={`M${-right - 3} 0H${right + 3}`} stroke="#1d1b18" stroke-width="3" />
      <path d={body} fill={pieceFill(colour)} stroke={pieceEdge(colour)} stroke-width="1.2" />
      <path
        d={`M${2.5 - right} ${2.6 - low}H${right - 2.5}`}
        stroke="#fff"
        stroke-opacity=".42"
        stroke-width="1.6"
      />
      <path
        d={`M${2.5 - right} ${low - 2.2}H${right - 2.5}`}
        stroke="#000"
        stroke-opacity=".25"
        stroke-width="1.8"
      />
      <path d={doors(right * 0.62, low - 4)} stroke="#000" stroke-opacity=".28" stroke-width="1.2" />
    </g>
  );
}

const doors = (x: number, y: number) =>
  `M${round(-x)} ${round(-y)}V${round(y)}M${round(x)} ${round(-y)}V${round(y)}`;

/** A ship: a hull with its bow to the right. */
export function Ship({ id, colour, size: [long, wide] }: PieceProps) {
  const [right, low] = [long / 2 - 0.3, (wide / 2 + 1.2) * 0.94];
  const body = hull(right, low);
  return (
    <g id={id}>
      <path d={body} transform="translate(1.2 2)" fill="#000" fill-opacity=".3" />
      <path d={body} fill={pieceFill(colour)} stroke={pieceEdge(colour)} stroke-width="1.2" />
      <path
        d={`M${round(4 - right)} ${round(2.4 - low)}H${round(right * 0.4)}`}
        stroke="#fff"
        stroke-opacity=".42"
        stroke-width="1.5"
      />
      <path d={doors(right * 0.62, low * 0.62)} stroke="#000" stroke-opacity=".3" stroke-width="1.3" />
    </g>
  );
}
