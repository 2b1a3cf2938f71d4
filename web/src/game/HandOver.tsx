import { Badge } from "../look/Badge";
import { Icon } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { useText } from "../text/context";

interface HandOverProps {
  name: string;
  colour: PieceColour;
  /** Takes back what the one before did, while that can be done. */
  onUndo: (() => void) | null;
  onConfirm: () => void;
}

/** Between two people at one device: nothing private is shown until the next one says so. */
export function HandOver({ name, colour, onUndo, onConfirm }: HandOverProps) {
  const text = useText();
  return (
    <main class="dead-end hand-over">
      <div class="panel">
        <Badge colour={colour} size={56} />
        <h1>{text("hand-over", { name })}</h1>
        <p class="muted">{text("hand-over-about")}</p>
        <button type="button" class="button main" onClick={onConfirm}>
          {text("hand-over-confirm", { name })}
        </button>
        {onUndo && (
          <button type="button" class="button" onClick={onUndo}>
            <Icon name="undo" size={16} /> {text("hand-over-undo")}
          </button>
        )}
      </div>
    </main>
  );
}
