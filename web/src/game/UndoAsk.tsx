import type { Link } from "../live/link";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";

/** Somebody wants a move back: whoever is asked may agree or not, the others see that it is asked. */
export function UndoAsk({ link, table }: { link: Link; table: TableData }) {
  const text = useText();
  const { asking, chairs } = table.about;
  if (!asking) return null;
  const name = (chair: number) => chairs[chair]!.name;
  if (table.you === null || !asking.to_agree.includes(table.you)) {
    return <p class="toast panel">{text("undo-asked", { names: asking.to_agree.map(name).join(", ") })}</p>;
  }
  return (
    <p class="toast panel" data-asking={asking.chair}>
      {text("undo-question", { name: name(asking.chair) })}
      <button type="button" class="button main" data-agree onClick={() => link.answer(true)}>
        {text("undo-agree")}
      </button>
      <button type="button" class="button" data-deny onClick={() => link.answer(false)}>
        {text("undo-deny")}
      </button>
    </p>
  );
}
