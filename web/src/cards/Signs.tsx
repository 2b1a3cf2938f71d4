import { Anchor } from "../look/glyphs";
import type { CardFace } from "./kinds";

interface SignProps {
  face: CardFace;
  /** Where it stands, and how large. */
  at: string;
}

/** What tells a card from others of its colour: an anchor, or that it is worth two. */
export function Sign({ face: { anchor, double, colour }, at }: SignProps) {
  if (!anchor && !double) return null;
  return (
    <g class="card-sign" transform={at}>
      <circle r="9.5" fill="var(--paper)" stroke={`var(--edge-${colour})`} stroke-width=".8" />
      {double ? (
        <text y=".35em" class="card-double" fill="var(--print)">
          ×2
        </text>
      ) : (
        <g transform="scale(1.2)" style={{ color: "var(--water-ink)" }}>
          <Anchor />
        </g>
      )}
    </g>
  );
}

/** How many of a kind there are. */
export const Count = ({ count, at }: { count: number; at: string }) => (
  <g class="card-count" transform={at}>
    <circle r="12" fill="#1f1b16" stroke="var(--paper)" stroke-width="2" />
    <text y=".34em" fill="var(--paper)">
      {count}
    </text>
  </g>
);
