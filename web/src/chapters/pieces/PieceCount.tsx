import { Icon } from "../../look/Icon";
import { type PieceColour, pieceEdge, pieceFill } from "../../look/pieces";
import { useText } from "../../text/context";

interface CountProps {
  readonly kind: "train" | "ship";
  readonly count: number;
  readonly colour: PieceColour;
}

/** So many trains or ships, as a number and as little pieces. */
export function PieceCount({ kind, count, colour }: CountProps) {
  const text = useText();
  return (
    <div class="piece-count">
      <p>
        <Icon name={kind} /> <b>{count}</b> {text(`player-${kind}s`)}
      </p>
      <p class="little-pieces" aria-hidden="true">
        {Array.from({ length: count }, (_, i) => (
          <LittlePiece key={`${i}`} kind={kind} colour={colour} />
        ))}
      </p>
    </div>
  );
}

function LittlePiece({ kind, colour }: Omit<CountProps, "count">) {
  return (
    <svg viewBox="0 0 18 8" fill={pieceFill(colour)} stroke={pieceEdge(colour)} aria-hidden="true">
      {kind === "train" ? (
        <rect x=".8" y="1.3" width="16.4" height="5.4" rx="1" />
      ) : (
        <path d="M.8 2h12.7L17.4 4l-3.9 2H.8z" />
      )}
    </svg>
  );
}
