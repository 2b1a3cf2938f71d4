import { Fragment } from "preact";
import type { Board } from "../boards/board";
import { sorted } from "../cards/Hand";
import { MiniCard } from "../cards/MiniCard";
import { PlayerPanel } from "../players/PlayerPanel";
import type { TicketData, ViewData } from "../protocol/schema";
import { useText } from "../text/context";
import { cardCount } from "../text/names";
import type { TableGame } from "../view/game";

interface OpenProps {
  board: Board;
  game: TableGame;
  views: readonly ViewData[];
  onPoint: (cities: readonly number[] | null) => void;
}

/** Everybody's hand and tickets, open. */
export function OpenSeats({ board, game, views, onPoint }: OpenProps) {
  const text = useText();
  return (
    <section class="replay-seats panel" aria-label={text("players-title")}>
      <ul class="players">
        {game.seats.map((seat, i) => (
          <Fragment key={i}>
            <PlayerPanel seat={seat} playing={i === game.seat} names={game.seats.map(({ name }) => name)} />
            <li class="open-seat">
              <OpenHand cards={views[i]?.hand ?? {}} />
              <OpenTickets board={board} tickets={views[i]?.tickets ?? []} onPoint={onPoint} />
            </li>
          </Fragment>
        ))}
      </ul>
    </section>
  );
}

function OpenHand({ cards }: { cards: Readonly<Record<string, number>> }) {
  const text = useText();
  const piles = sorted(cards);
  if (piles.length === 0) return <p class="muted">{text("hand-empty")}</p>;
  return (
    <p class="open-hand">
      {piles.map(([name, count]) => (
        <span key={name}>
          <span class="unseen">{cardCount(text, name, count)}</span>
          <span aria-hidden="true">{count}</span>
          <MiniCard name={name} />
        </span>
      ))}
    </p>
  );
}

interface TicketsProps {
  board: Board;
  tickets: readonly TicketData[];
  onPoint: OpenProps["onPoint"];
}

function OpenTickets({ board, tickets, onPoint }: TicketsProps) {
  return (
    <p class="open-tickets">
      {tickets.map(({ id, cities, points }) => {
        const point = () => onPoint(board.tickets[id]?.cities ?? []);
        return (
          <button
            type="button"
            key={id}
            onPointerEnter={point}
            onPointerLeave={() => onPoint(null)}
            onFocus={point}
            onBlur={() => onPoint(null)}
            onClick={point}
          >
            {cities.join(" – ")} <b>{points}</b>
          </button>
        );
      })}
    </p>
  );
}
