import type { ComponentChildren } from "preact";

export type PieceColour = "carmine" | "cobalt" | "jade" | "amber" | "graphite" | "ash";

/** The colours that players can have, in the order in which they are given. */
export const pieceColours = ["carmine", "cobalt", "jade", "amber", "graphite"] as const;

/** Theirs, and that of whoever else plays. */
export const everyPiece: readonly PieceColour[] = [...pieceColours, "ash"];

/** A player's shape, solid, in a box of 10 around the origin. Colours are never alone. */
const shapes: Record<PieceColour, ComponentChildren> = {
  carmine: <circle r="3.9" />,
  cobalt: <rect x="-3.5" y="-3.5" width="7" height="7" rx=".6" />,
  jade: <path d="M0-4.4 4.5 3.4h-9z" />,
  amber: <path d="M0-5 4.6 0 0 5-4.6 0z" />,
  graphite: <path d="M0-5 1.4-1.6 5-1.5 2.2.8 3.1 4.3 0 2.3-3.1 4.3-2.2.8-5-1.5-1.4-1.6z" />,
  ash: <path d="M-4-1.3h8v2.6h-8z" />,
};

export function Shape({ colour, id }: { colour: PieceColour; id?: string }) {
  return (
    <g id={id} fill={colour === "amber" ? "#3a2600" : "#fff"}>
      {shapes[colour]}
    </g>
  );
}

export const pieceFill = (colour: PieceColour) => `var(--piece-${colour})`;

export const pieceEdge = (colour: PieceColour) => `var(--edge-${colour})`;
