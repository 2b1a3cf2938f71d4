import { AnswerOrCancel } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import { useText } from "../../text/context";
import { legalOf } from "../../view/legal";
import { usePrinted } from "../../view/printed";
import type { AskProps } from "../chapter";

/** Whether tickets are really wanted: a turn for them can't be taken back, and some have to be kept. */
export function DrawTickets({ board, table, legal, act, onCancel }: AskProps) {
  const text = useText();
  const { seats, ticket_deck: left } = table.view!;
  const draw = usePrinted(board.address, seats.length)?.draw;
  const seen = Math.min(draw?.tickets ?? 0, left.length);
  const { id } = legalOf(legal, "tickets")[0]!;
  return (
    <Sheet
      title={text("draw-tickets-title")}
      actions={[id]}
      foot={<AnswerOrCancel first action={id} label={text("action-tickets")} onCancel={onCancel} />}
      onConfirm={() => act(id)}
      onCancel={onCancel}
    >
      <p>
        {draw
          ? text("draw-tickets-keep", { tickets: seen, least: Math.min(draw.least, seen) })
          : text("draw-tickets-final")}
      </p>
    </Sheet>
  );
}
