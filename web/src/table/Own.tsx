import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { Hand } from "../cards/Hand";
import { Boundary } from "../look/Boundary";
import { useText } from "../text/context";
import { Tickets } from "../tickets/Tickets";
import type { TableGame } from "../view/game";
import { pointedAt } from "../view/held";
import { usePointing } from "../view/pointing";
import type { Acting } from "./acting";

export interface OwnProps {
  readonly board: Board;
  readonly game: TableGame;
  readonly acting: Acting;
  /** A ticket that was chosen to be shown is let go when this changes: something else is done now. */
  readonly until: string;
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

type HandProps = Pick<OwnProps, "game" | "acting"> & { onCard?: ((card: string) => void) | undefined };

export function OwnHand({ game, acting: { cards, events }, onCard = events.onCard }: HandProps) {
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
export function OwnTickets({ board, game: { tickets }, until }: OwnProps) {
  const text = useText();
  const { point, pin } = usePointing();
  const [pinned, setPinned] = useState<number | null>(null);
  const shownBy = (id: number | null) => (id === null ? null : pointedAt(board, tickets, id));
  const choose = (id: number) => {
    const next = id === pinned ? null : id;
    setPinned(next);
    pin(shownBy(next));
  };
  useEffect(() => {
    setPinned(null);
    return () => {
      pin(null);
      point(null);
    };
  }, [until]);
  return (
    <section class="own-tickets" aria-label={text("tickets-title")}>
      <Boundary of={tickets} class="tickets">
        <Tickets
          board={board}
          tickets={tickets}
          chosen={pinned}
          onChoose={choose}
          onPoint={(id) => point(shownBy(id))}
        />
      </Boundary>
    </section>
  );
}
