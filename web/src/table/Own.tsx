import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { Hand } from "../cards/Hand";
import { Boundary } from "../look/Boundary";
import { useText } from "../text/context";
import { pointedAt } from "../tickets/held";
import type { Pointed } from "../tickets/Ticket";
import { Tickets } from "../tickets/Tickets";
import type { TableGame } from "../view/game";

export interface OwnProps {
  readonly board: Board;
  readonly game: TableGame;
  readonly cards?: ReadonlySet<string> | undefined;
  readonly onCard?: ((card: string) => void) | undefined;
  /** A ticket that was chosen to be shown is let go when this changes: something else is done now. */
  readonly until?: string;
  readonly onPoint: (pointed: Pointed | null) => void;
}

/** What is one's own: cards and tickets. */
export function Own(props: OwnProps) {
  return (
    <section class="table-own panel">
      <OwnHand {...props} />
      <OwnTickets {...props} />
    </section>
  );
}

export function OwnHand({ game, cards, onCard }: OwnProps) {
  const text = useText();
  return (
    <section aria-label={text("hand-title")}>
      <Boundary of={game} class="hand">
        <Hand cards={game.hand} chosen={cards} onChoose={onCard} />
      </Boundary>
    </section>
  );
}

/** The tickets in hand: pointing at one shows it on the board, choosing it lets it stay there. */
export function OwnTickets({ board, game: { tickets }, until, onPoint }: OwnProps) {
  const text = useText();
  const [pinned, setPinned] = useState<number | null>(null);
  const point = (id: number | null) => onPoint(id === null ? null : pointedAt(board, tickets, id));
  const choose = (id: number) => {
    const next = id === pinned ? null : id;
    setPinned(next);
    point(next);
  };
  useEffect(() => {
    setPinned(null);
    onPoint(null);
    return () => onPoint(null);
  }, [until]);
  return (
    <section class="own-tickets" aria-label={text("tickets-title")}>
      <Boundary of={tickets} class="tickets">
        <Tickets
          board={board}
          tickets={tickets}
          chosen={pinned}
          onChoose={choose}
          onPoint={(id) => point(id ?? pinned)}
        />
      </Boundary>
    </section>
  );
}
