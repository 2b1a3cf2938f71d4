import type { Board } from "../boards/board";
import { Icon } from "../look/Icon";
import type { Choice, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import { TicketName } from "../tickets/Ticket";
import { nameOf } from "../view/seats";
import { Sheet } from "./Sheet";
import "./chosen.css";

interface ChosenProps {
  readonly board: Board;
  readonly table: TableData;
  readonly onChange: () => void;
}

/** One's own choice is made, the others' are not all: it can be changed until they are. */
export function ChosenSheet({ board, table, onChange }: ChosenProps) {
  const text = useText();
  const names = table.about.waiting.map((seat) => nameOf(table, seat)).join(", ");
  return (
    <Sheet
      title={text("chosen-title")}
      about={<p class="muted">{text("chosen-waiting", { names })}</p>}
      below={<WhoChose table={table} />}
      foot={
        <button type="button" class="button" data-change="" onClick={onChange}>
          <Icon name="undo" size={16} /> {text("chosen-change")}
        </button>
      }
      onConfirm={() => {}}
    >
      <Chosen board={board} choice={table.chosen!} />
    </Sheet>
  );
}

function Chosen({ board, choice: { tickets, pieces } }: { board: Board; choice: Choice }) {
  const text = useText();
  if (pieces) return <p>{text("pieces-split", { trains: pieces.trains, ships: pieces.ships })}</p>;
  return (
    <ul class="chosen-tickets">
      {(tickets ?? []).map((id) => (
        <li key={id}>
          <TicketName board={board} ticket={board.tickets[id]!} />
        </li>
      ))}
    </ul>
  );
}

/** Who has chosen, where all choose at once; what they chose is nobody's business until all have. */
export function WhoChose({ table }: { table: TableData }) {
  const text = useText();
  const { chairs, waiting } = table.about;
  if (!chairs.some(({ chosen }) => chosen) && waiting.length < 2) return null;
  return (
    <ul class="who-chose" aria-label={text("chosen-who")} aria-live="polite">
      {table.view!.seats.map((_, seat) => {
        const open = waiting.includes(seat);
        const says = text(open ? "chosen-open" : "chosen-done", { name: nameOf(table, seat) });
        return (
          <li key={seat} class={open ? "" : "done"} aria-label={says} data-chosen={!open}>
            {open ? <span class="who-open" aria-hidden="true" /> : <Icon name="check" size={14} />}
            <span aria-hidden="true">{nameOf(table, seat)}</span>
          </li>
        );
      })}
    </ul>
  );
}
