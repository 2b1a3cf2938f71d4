import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import { Answer } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import { Slider } from "../../choices/Slider";
import type { PieceColour } from "../../look/pieces";
import type { Choice, PiecesData } from "../../protocol/schema";
import { useText } from "../../text/context";
import { PieceCount } from "./PieceCount";
import "./pieces.css";

export interface PiecesProps {
  readonly choices: readonly Choice[];
  /** The rulebook's advice. */
  readonly suggested: PiecesData | null;
  readonly colour?: PieceColour;
  /** What stays in view below the slider. */
  readonly below?: ComponentChildren;
  readonly onChoose: (choice: Choice) => void;
}

/** How many trains and how many ships to start with. */
export function PiecesSheet({ choices, suggested, colour = "carmine", below, onChoose }: PiecesProps) {
  const text = useText();
  const splits = [...choices].sort((a, b) => a.pieces!.trains - b.pieces!.trains);
  const advised = splits.findIndex(({ pieces }) => pieces!.trains === suggested?.trains);
  // The advice may come later than the question: it moves the slider as long as nobody else has.
  const [moved, setAt] = useState<number | null>(null);
  const at = moved ?? (advised < 0 ? Math.floor(splits.length / 2) : advised);
  const choice = splits[Math.min(at, splits.length - 1)]!;
  const { trains, ships } = choice.pieces!;
  const says = text("pieces-split", { trains, ships });
  return (
    <Sheet
      title={text("pieces-title")}
      actions={choices.map(({ id }) => id)}
      below={below}
      foot={<Answer action={choice.id} label={text("pieces-take", { trains, ships })} />}
      onConfirm={() => onChoose(choice)}
    >
      <PieceCount kind="train" count={trains} colour={colour} />
      <PieceCount kind="ship" count={ships} colour={colour} />
      <Slider
        label={text("pieces-slider")}
        says={says}
        steps={splits.length}
        value={at}
        mark={advised < 0 ? undefined : advised}
        less={text("pieces-more-ships")}
        more={text("pieces-more-trains")}
        onChange={setAt}
      />
      {suggested && advised >= 0 && (
        <button type="button" class="advice" onClick={() => setAt(advised)}>
          {text("pieces-advice", { ...suggested })}
        </button>
      )}
    </Sheet>
  );
}
