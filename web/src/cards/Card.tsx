import type { ComponentChildren } from "preact";
import { Glyph, Locomotive } from "../look/glyphs";
import { useText } from "../text/context";
import { BANDS, type CardFace, faceOf } from "./kinds";
import { Count, Sign } from "./Signs";
import { Steamer, Wagon } from "./Wagon";
import "./cards.css";

interface CardProps {
  /** The kind's name, as the card table has it. */
  name: string;
  count?: number | undefined;
  /** The key that takes it. */
  hint?: string;
}

/** A card, face up. */
export function Card({ name, count, hint }: CardProps) {
  const face = faceOf(name);
  return (
    <CardFrame
      edge={face.colour === "wild" ? "var(--stone)" : `var(--edge-${face.colour})`}
      corner={cornerOf(face)}
    >
      {face.colour === "wild" ? (
        <WildFace />
      ) : (
        <ColourFace face={face} colour={face.colour} name={name} counted={count !== undefined} />
      )}
      {count !== undefined && <Count count={count} at="translate(54 7)" />}
      {hint && <Hint hint={hint} />}
    </CardFrame>
  );
}

interface FrameProps {
  edge: string;
  corner?: number;
  children: ComponentChildren;
}

const CORNER = 7;
const SHIP_CORNER = 19;

/** Ships are round, as their spaces are: so they are told from trains by any part of their edge. */
const cornerOf = ({ kind }: CardFace): number => (kind === "ship" ? SHIP_CORNER : CORNER);

export function CardFrame({ edge, corner = CORNER, children }: FrameProps) {
  return (
    <svg class="card" viewBox="-2 -6 70 104" aria-hidden="true">
      <rect x="1" y="2" width="64" height="96" rx={corner} fill="#000" fill-opacity=".22" />
      {children}
      <rect width="64" height="96" rx={corner} fill="none" stroke={edge} stroke-width="1.6" />
    </svg>
  );
}

const BELOW_COUNT = "translate(52 31)";
const IN_CORNER = "translate(50 15) scale(1.3)";

type CardColour = Exclude<CardFace["colour"], "wild">;

interface ColourFaceProps {
  face: CardFace;
  colour: CardColour;
  name: string;
  /** How many there are stands in the corner where signs would: those make room for it. */
  counted: boolean;
}

function ColourFace({ face, colour, name, counted }: ColourFaceProps) {
  const text = useText();
  return (
    <>
      <rect width="64" height="96" rx={cornerOf(face)} fill={`var(--card-${colour})`} />
      <rect
        x="4"
        y="4"
        width="56"
        height="88"
        rx={cornerOf(face) - 3}
        fill="none"
        stroke={`var(--ink-${colour})`}
        stroke-opacity=".35"
      />
      <Corner x={13} y={14}>
        <Glyph colour={colour} />
      </Corner>
      <Corner x={51} y={82}>
        <Glyph colour={colour} />
      </Corner>
      <Picture face={face} colour={colour} />
      <text x="32" y="80" class="card-name" fill={`var(--ink-${colour})`}>
        {colour === "gray" ? name : text(`colour-${colour}`)}
      </text>
      <Sign face={face} at={counted ? BELOW_COUNT : IN_CORNER} />
    </>
  );
}

const Corner = ({ x, y, children }: { x: number; y: number; children: ComponentChildren }) => (
  <g transform={`translate(${x} ${y}) scale(1.35)`}>{children}</g>
);

/** Printed on paper: so its ink is the light theme's, whatever the page wears. */
const INKS: Record<CardColour, string> = {
  purple: "#6f4790",
  blue: "#153f6b",
  orange: "#a4560c",
  white: "#5d574b",
  green: "#2a6b41",
  yellow: "#8f7210",
  black: "#0e0e12",
  red: "#6e120d",
  gray: "#4b463c",
};

function Picture({ face, colour }: { face: CardFace; colour: CardColour }) {
  return (
    <>
      <ellipse cx="32" cy="48" rx="25" ry="20" fill="var(--paper)" fill-opacity=".94" />
      <g transform="translate(12.5 38) scale(.65)" style={{ color: INKS[colour] }}>
        {face.kind === "ship" ? <Steamer double={face.double} /> : <Wagon colour={colour} />}
      </g>
    </>
  );
}

/** A wild has all colours. */
function WildFace() {
  return (
    <>
      <clipPath id="card-corners">
        <rect width="64" height="96" rx="7" />
      </clipPath>
      <g clip-path="url(#card-corners)">
        {BANDS.map((colour, i) => (
          <rect y={i * 12} width="64" height="12.2" fill={`var(--card-${colour})`} />
        ))}
      </g>
      <rect x="7" y="20" width="50" height="56" rx="6" fill="var(--paper)" stroke="var(--stone)" />
      <g transform="translate(11.5 37) scale(.68)" style={{ color: "var(--ink-wild)" }}>
        <Wagon colour="wild" />
      </g>
      <WildCorner x={13} y={13} />
      <WildCorner x={51} y={83} />
    </>
  );
}

function WildCorner({ x, y }: { x: number; y: number }) {
  return (
    <g transform={`translate(${x} ${y})`} style={{ color: "var(--ink-wild)" }}>
      <circle r="8.5" fill="var(--paper)" />
      <g transform="scale(.85)">
        <Locomotive />
      </g>
    </g>
  );
}

function Hint({ hint }: { hint: string }) {
  return (
    <g transform="translate(32 91)" class="card-hint">
      <rect
        x="-8"
        y="-8"
        width="16"
        height="14"
        rx="3"
        fill="var(--paper)"
        stroke="var(--stone)"
        stroke-width=".8"
      />
      <text y="3.5" fill="var(--print)">
        {hint}
      </text>
    </g>
  );
}
