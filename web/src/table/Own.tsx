import type { Board } from "../boards/board";
import { Hand } from "../cards/Hand";
import { useText } from "../text/context";
import { pointedAt } from "../tickets/held";
import type { Pointed } from "../tickets/Ticket";
import { Tickets } from "../tickets/Tickets";
import type { TableGame } from "./game";

export interface OwnProps {
  readonly board: Board;
  readonly game: TableGame;
  readonly phone: boolean;
  readonly cards?: ReadonlySet<string> | undefined;
  readonly onCard?: ((card: string) => void) | undefined;
  readonly onPoint: (pointed: Pointed | null) => void;
}

/** What is one's own: cards and tickets. */
export function Own({ board, game, phone, cards, onCard, onPoint }: OwnProps) {
  const text = useText();
  const done = game.tickets.filter((ticket) => ticket.done).length;
  const point = (id: number | null) => onPoint(id === null ? null : pointedAt(board, game.tickets, id));
  return (
    <section class="table-own panel">
      <section aria-label={text("hand-title")}>
        <Hand cards={game.hand} chosen={cards} onChoose={onCard} />
      </section>
      <details class="own-tickets" open={!phone}>
        <summary>
          {text("tickets-title")} {done}/{game.tickets.length}
        </summary>
        <Tickets board={board} tickets={game.tickets} onPoint={point} />
      </details>
    </section>
  );
}
