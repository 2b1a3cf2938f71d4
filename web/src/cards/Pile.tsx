import { Glyph, Locomotive } from "../look/glyphs";
import { BANDS, type CardFace, faceOf } from "./kinds";
import { Count, Sign } from "./Signs";

/** Cards of one kind where there are many kinds: small, and yet everything that tells it from others is in view. */
export function Pile({ name, count }: { name: string; count: number }) {
  const face = faceOf(name);
  return (
    <svg class="card pile" viewBox="-1 0 28 38" aria-hidden="true">
      {face.colour === "wild" ? <WildFace /> : <ColourFace face={face} colour={face.colour} />}
      <Count count={count} at="translate(18.5 7.5) scale(.6)" />
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
      <Sign face={face} at="translate(17.6 28) scale(.7)" />
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
