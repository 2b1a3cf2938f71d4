import { chosenParts } from "../chapters";
import type { AskProps } from "../chapters/chapter";
import { Sheet } from "../choices/Sheet";
import { WhoChose } from "../choices/WhoChose";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { nameOf } from "../view/seats";

/** One's own choice is made, the others' are not all: it can be changed until they are. */
export function ChosenSheet({ board, table, onUndo }: AskProps) {
  const text = useText();
  const choice = table.chosen!;
  const Part = chosenParts.get(choice.verb);
  const names = table.about.waiting.map((seat) => nameOf(table, seat)).join(", ");
  return (
    <Sheet
      title={text("chosen-title")}
      about={<p class="muted">{text("chosen-waiting", { names })}</p>}
      below={<WhoChose table={table} />}
      foot={
        <button type="button" class="button" data-change="" onClick={onUndo}>
          <Icon name="undo" size={16} /> {text("chosen-change")}
        </button>
      }
      onConfirm={() => {}}
    >
      {Part ? <Part board={board} choice={choice} /> : <p>{choice.notation}</p>}
    </Sheet>
  );
}
