import { Anchor, Glyph, Locomotive } from "../look/glyphs";
import { faceOf } from "./kinds";

/** A card the size of a letter, for payments and the log. */
export function MiniCard({ name }: { name: string }) {
  const { colour, kind, double, anchor } = faceOf(name);
  const wild = colour === "wild";
  return (
    <svg class="mini-card" viewBox="-7 -9.5 14 19" aria-hidden="true">
      <rect
        x="-6.4"
        y="-8.9"
        width="12.8"
        height="17.8"
        rx={kind === "ship" ? 5 : 1.8}
        fill={wild ? "var(--paper)" : `var(--card-${colour})`}
        stroke={wild ? "var(--stone)" : `var(--edge-${colour})`}
        stroke-width="1.1"
      />
      {wild ? <Bands /> : <Glyph colour={colour} />}
      {anchor && kind === "rail" && <AnchorMark />}
      {double && <path d="M-3 7h6M-3-7h6" stroke={`var(--ink-${colour})`} />}
    </svg>
  );
}

/** Trains with an anchor differ from those without; every single ship has it. */
function AnchorMark() {
  return (
    <g transform="translate(3.4 6)" style={{ color: "var(--water-ink)" }}>
      <circle r="3.1" fill="var(--paper)" />
      <g transform="scale(.46)">
        <Anchor />
      </g>
    </g>
  );
}

function Bands() {
  return (
    <g style={{ color: "var(--ink-wild)" }}>
      <path d="M-5.5-6.5h11" stroke="var(--card-red)" stroke-width="1.8" />
      <path d="M-5.5 6.8h11" stroke="var(--card-blue)" stroke-width="1.8" />
      <g transform="scale(.78)">
        <Locomotive />
      </g>
    </g>
  );
}
