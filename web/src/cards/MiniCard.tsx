import { Anchor, Glyph, Locomotive } from "../look/glyphs";
import { type CardFace, faceOf } from "./kinds";

const WIDTH = 14;
const SECOND = 10.4; // how far to the right a double card's other half begins

/** A card the size of a letter, for payments and the log; a double one is two that hang together. */
export function MiniCard({ name }: { name: string }) {
  const face = faceOf(name);
  const width = face.double ? WIDTH + SECOND : WIDTH;
  return (
    <svg class="mini-card" viewBox={`-7 -9.5 ${width} 19`} aria-hidden="true">
      <Half face={face} />
      {face.double && (
        <g transform={`translate(${SECOND} 0)`}>
          <Half face={face} />
        </g>
      )}
      {face.anchor && face.kind === "rail" && <AnchorMark />}
    </svg>
  );
}

function Half({ face: { colour, kind } }: { face: CardFace }) {
  const wild = colour === "wild";
  return (
    <>
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
    </>
  );
}

/** Trains with an anchor differ from those without; every single ship has it. */
function AnchorMark() {
  return (
    <g transform="translate(2.9 5.2)" style={{ color: "var(--water-ink)" }}>
      <circle r="3.9" fill="var(--paper)" />
      <g transform="scale(.58)">
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
