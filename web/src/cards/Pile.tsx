import { Anchor, Glyph, Locomotive } from "../look/glyphs";
import { BANDS, type CardFace, faceOf } from "./kinds";

/** Cards of one kind where there are many kinds: small, and yet everything that tells it from others is in view. */
export function Pile({ name, count }: { name: string; count: number }) {
  const face = faceOf(name);
  return (
    <svg class="card pile" viewBox="-1 0 28 38" aria-hidden="true">
      {face.colour === "wild" ? <WildFace /> : <ColourFace face={face} colour={face.colour} />}
      <g transform="translate(18.5 7.5)" class="card-count">
        <circle r="7.2" fill="#1f1b16" stroke="var(--paper)" stroke-width=".9" />
        <text y="3.7" fill="var(--paper)">
          {count}
        </text>
      </g>
    </svg>
  );
}

interface ColourFaceProps {
  face: CardFace;
  colour: Exclude<CardFace["colour"], "wild">;
}

function ColourFace({ face, colour }: ColourFaceProps) {
  return (
    <>
      <rect
        y="3"
        width="25"
        height="34"
        rx={face.kind === "ship" ? 10 : 3}
        fill={`var(--card-${colour})`}
        stroke={`var(--edge-${colour})`}
      />
      <g transform="translate(8.5 21)">
        <Glyph colour={colour} />
      </g>
      {(face.anchor || face.double) && (
        <g class="card-sign" transform="translate(17.6 28)">
          <circle r="6.6" fill="var(--paper)" stroke={`var(--edge-${colour})`} stroke-width=".7" />
          {face.double ? (
            <text y="3.2" fill="var(--print)">
              ×2
            </text>
          ) : (
            <g transform="scale(.86)" style={{ color: "var(--water-ink)" }}>
              <Anchor />
            </g>
          )}
        </g>
      )}
    </>
  );
}

function WildFace() {
  return (
    <>
      {BANDS.map((colour, i) => (
        <rect y={3 + i * 4.25} width="25" height="4.3" fill={`var(--card-${colour})`} />
      ))}
      <rect x="2.5" y="11" width="20" height="18" rx="3" fill="var(--paper)" stroke="var(--stone)" />
      <g transform="translate(12 21.5) scale(1.1)" style={{ color: "var(--ink-wild)" }}>
        <Locomotive />
      </g>
      <rect y="3" width="25" height="34" rx="3" fill="none" stroke="var(--stone)" stroke-width="1.4" />
    </>
  );
}
