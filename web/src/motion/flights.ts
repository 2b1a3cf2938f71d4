import { useRef, useState } from "preact/hooks";
import { isCalm, lasting } from "../settings/speed";
import type { TableGame } from "../view/game";
import type { Effects, Flight } from "./effects";

export const FLIGHT = 260; // milliseconds

export interface Flights {
  readonly flying: readonly Flight[];
  readonly onLanded: (flight: Flight) => void;
}

/** Cards on their way, from the very picture that shows the table without them. */
export function useFlights(...effects: readonly Effects[]): Flights {
  const [flying, setFlying] = useState<readonly Flight[]>([]);
  const begun = useRef(effects);
  const fresh = effects.filter((one, i) => one !== begun.current[i]).flatMap(({ flights }) => flights);
  begun.current = effects;
  if (fresh.length > 0 && lasting(FLIGHT) > 0 && !isCalm()) setFlying([...flying, ...fresh]);
  return { flying, onLanded: ({ id }) => setFlying((some) => some.filter((one) => one.id !== id)) };
}

/** The table while cards fly: they are in nobody's hand yet. */
export function withoutFlying(game: TableGame, flying: readonly Flight[]): TableGame {
  const coming = flying.filter(({ again }) => !again);
  if (coming.length === 0) return game;
  const hand = { ...game.hand };
  const count = game.seats.map(() => 0);
  for (const { seat, card } of coming) {
    count[seat]! += 1;
    if (seat === game.viewer && card && hand[card]) hand[card] -= 1;
  }
  const seats = game.seats.map((seat, i) => {
    const cards = seat.facts.cards ?? 0;
    return count[i] ? { ...seat, facts: { ...seat.facts, cards: Math.max(0, cards - count[i]) } } : seat;
  });
  return { ...game, hand, seats };
}
