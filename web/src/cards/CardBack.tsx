import type { ComponentChildren } from "preact";
import { Anchor, Locomotive } from "../look/glyphs";
import { CardFrame } from "./Card";

type BackKind = "train" | "ship" | "tickets";

const STYLES: Record<BackKind, { ground: string; line: string; edge: string }> = {
  train: { ground: "#7a2e22", line: "#e9c99a", edge: "#43160f" },
  ship: { ground: "#234a66", line: "#bcd6dd", edge: "#10293b" },
  tickets: { ground: "#2e4a3f", line: "#d9e2d0", edge: "#16271f" },
};

/** A card, face down: each deck has a back of its own; one that this page doesn't know looks like the first. */
export function CardBack({ kind }: { kind: string }) {
  const { ground, line, edge } = STYLES[kind as BackKind] ?? STYLES.train;
  return (
    <CardFrame edge={edge}>
      <rect width="64" height="96" rx="7" fill={ground} />
      <rect x="4.5" y="4.5" width="55" height="87" rx="4" fill="none" stroke={line} />
      {kind === "tickets" ? (
        <Journey line={line} />
      ) : (
        <Medal ground={ground} line={line} ship={kind === "ship"} />
      )}
    </CardFrame>
  );
}

function Medal({ ground, line, ship }: { ground: string; line: string; ship: boolean }): ComponentChildren {
  return (
    <>
      <path d="M10 14 54 82M54 14 10 82M32 8v80" stroke={line} stroke-opacity=".28" stroke-width="5" />
      <circle cx="32" cy="48" r="17" fill={ground} stroke={line} stroke-width="1.2" />
      <g transform="translate(32 48) scale(1.6)" style={{ color: line }}>
        {ship ? <Anchor /> : <Locomotive />}
      </g>
    </>
  );
}

function Journey({ line }: { line: string }) {
  return (
    <>
      <path d="M14 66 28 40 40 54 52 26" fill="none" stroke={line} stroke-width="2" stroke-dasharray="4 3" />
      <circle cx="14" cy="66" r="4.5" fill="var(--coin)" />
      <circle cx="52" cy="26" r="4.5" fill="var(--coin)" />
    </>
  );
}
