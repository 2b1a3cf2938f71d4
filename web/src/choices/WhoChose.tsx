import { Icon } from "../look/Icon";
import type { TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { nameOf } from "../view/seats";
import "./chosen.css";

/** Who has chosen, where all choose at once; what they chose is nobody's business until all have. */
export function WhoChose({ table }: { table: TableData }) {
  const text = useText();
  const { chairs, waiting } = table.about;
  if (!chairs.some(({ chosen }) => chosen) && waiting.length < 2) return null;
  return (
    <ul class="who-chose" aria-label={text("chosen-who")} aria-live="polite">
      {table.view!.seats.map((_, seat) => {
        const open = waiting.includes(seat);
        const name = nameOf(table, seat, text("player-you"));
        const says = text(open ? "chosen-open" : "chosen-done", { name });
        return (
          <li key={seat} class={open ? "" : "done"} aria-label={says} data-chosen={!open}>
            {open ? <span class="who-open" aria-hidden="true" /> : <Icon name="check" size={14} />}
            <span aria-hidden="true">{name}</span>
          </li>
        );
      })}
    </ul>
  );
}
