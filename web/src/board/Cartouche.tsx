import type { ArtSpot } from "../boards/data";
import { place } from "../boards/geometry";

/** The board's name in its frame. */
export function Cartouche({ spot, title }: { spot: ArtSpot; title: string }) {
  const [wide, high] = [spot.width / spot.scale, spot.height / spot.scale];
  return (
    <g transform={`${place(spot)} scale(${spot.scale})`}>
      <g fill="var(--halo)" stroke="var(--frame)">
        <rect
          x={-wide / 2}
          y={-high / 2}
          width={wide}
          height={high}
          rx="8"
          fill-opacity=".92"
          stroke-width="1.6"
        />
        <rect
          x={5 - wide / 2}
          y={5 - high / 2}
          width={wide - 10}
          height={high - 10}
          rx="5"
          fill="none"
          stroke-width=".7"
        />
      </g>
      <text class="cartouche" y="6" text-anchor="middle" font-size="30">
        {title}
      </text>
      <path d="M-50 18h38m24 0h38" stroke="var(--accent)" />
      <path d="M0 14l4 4-4 4-4-4z" fill="var(--accent)" />
    </g>
  );
}
