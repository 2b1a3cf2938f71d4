import type { ComponentChildren } from "preact";
import type { Colour } from "../boards/data";

/** A card colour's sign, stroked, in a box of 10 around the origin; gray has none, its hatch speaks. */
const strokes: Record<Exclude<Colour, "gray">, ComponentChildren> = {
  red: <path d="M-3.2-3.2 3.2 3.2M3.2-3.2-3.2 3.2" />,
  orange: <circle r="3.4" />,
  yellow: <path d="M0-4 3.9 2.9H-3.9z" />,
  green: <path d="M-4 3.4 0-.4 4 3.4M-4-.6 0-4.4 4-.6" />,
  blue: <path d="M-4.8-1.5q2.4-3 4.8 0t4.8 0M-4.8 2.7q2.4-3 4.8 0t4.8 0" />,
  purple: <path d="M0-4.4 4 0 0 4.4-4 0z" />,
  white: <path d="M-2.1-3.9V3.9M2.1-3.9V3.9" />,
  black: <circle r="2.4" fill="currentColor" />,
};

export function Glyph({ colour, id }: { colour: Colour; id?: string }) {
  const ink = `var(--ink-${colour})`;
  return (
    <g
      id={id}
      class="glyph"
      fill="none"
      stroke={ink}
      style={{ color: ink }}
      stroke-width="1.7"
      stroke-linecap="round"
      stroke-linejoin="round"
    >
      {colour === "gray" ? null : strokes[colour]}
    </g>
  );
}

/** The sign of wild cards. */
export function Locomotive({ id }: { id?: string }) {
  return (
    <g id={id} fill="currentColor">
      <path d="M-6.2 2.8V-4.4h3.8v2.5h3v-3h2.1v3h1.2q2 0 2 2v2.5L7.1 3.9H-6.2z" />
      <circle cx="-3.6" cy="3.8" r="1.8" />
      <circle cx="3" cy="3.8" r="1.8" />
    </g>
  );
}

export function Anchor({ id }: { id?: string }) {
  return (
    <g id={id} fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round">
      <path d="M0-3.3V5M-2.6-1h5.2M-4.6 1.5Q-4 5 0 5t4.6-3.5" />
      <circle cy="-4.7" r="1.3" />
    </g>
  );
}
