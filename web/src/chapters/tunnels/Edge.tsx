import type { Board, Route, Space } from "../../boards/board";
import { turned } from "../../boards/geometry";

export const isTunnel = ({ printed }: Route): boolean => printed.tunnel === true;

/** A stone edge around a space. */
export function TunnelSymbol({ board }: { board: Board }) {
  const [long, wide] = board.art.sizes.rail;
  const at = (grow: number) => ({
    x: -long / 2 - grow,
    y: -wide / 2 - grow,
    width: long + 2 * grow,
    height: wide + 2 * grow,
  });
  return (
    <g id={`${board.name}-tunnel`}>
      <rect {...at(3)} rx="5" fill="var(--stone)" stroke="var(--stone-edge)" stroke-width=".8" />
      <rect
        {...at(1.6)}
        rx="4"
        fill="none"
        stroke="var(--stone-teeth)"
        stroke-width="2.2"
        stroke-dasharray="2.2 3.4"
      />
    </g>
  );
}

export const TunnelEdge = ({ board, space }: { board: Board; space: Space }) => (
  <use href={`#${board.name}-tunnel`} transform={turned(space)} />
);
