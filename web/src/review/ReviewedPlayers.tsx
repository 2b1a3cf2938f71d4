import { Badge } from "../look/Badge";
import type { PlayerSummary } from "../protocol/schema";
import { useText } from "../text/context";
import type { Text } from "../text/text";
import type { Seat } from "../view/game";
import { percent } from "./figures";

interface PlayersProps {
  readonly players: readonly PlayerSummary[];
  readonly seats: readonly Seat[];
  readonly method: string;
}

type Row = (player: PlayerSummary, text: Text) => string | number;

const share = (text: Text, value: number): string => text("reviewed-worth", { percent: percent(value) });
const signed = (text: Text, value: number): string =>
  `${value > 0.005 ? "+" : value < -0.005 ? "−" : ""}${share(text, Math.abs(value))}`;

const ROWS: Readonly<Record<string, Row>> = {
  points: ({ score }) => score,
  accuracy: ({ accuracy }, text) => (accuracy == null ? "–" : share(text, accuracy)),
  start: ({ start }, text) => share(text, start),
  "given-up": ({ given_up }, text) => signed(text, -given_up),
  luck: ({ luck }, text) => signed(text, luck),
  tickets: ({ tickets_completed: done, tickets_failed: failed }, text) =>
    text("reviewed-ticket-share", { done, all: done + failed }),
  turns: ({ turns }) => turns,
  cards: ({ unused_cards }) => unused_cards,
};

const MARKS = ["inaccurate", "mistake", "blunder"] as const;

/** What each player made of the game. */
export function ReviewedPlayers({ players, seats, method }: PlayersProps) {
  const text = useText();
  return (
    <section class="reviewed-players panel">
      <h2>{text("reviewed-players")}</h2>
      <table>
        <thead>
          <tr>
            <td />
            {players.map(({ seat }) => (
              <th scope="col" key={seat}>
                <Badge colour={seats[seat]!.colour} size={20} />
                <b>{seats[seat]!.name}</b>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Object.entries(ROWS).map(([name, of]) => (
            <tr key={name}>
              <th scope="row">{text(`reviewed-${name}`)}</th>
              {players.map((player) => (
                <td key={player.seat}>{of(player, text)}</td>
              ))}
            </tr>
          ))}
          {MARKS.map((mark) => (
            <tr key={mark}>
              <th scope="row">{text(`reviewed-mark-${mark}`)}</th>
              {players.map(({ seat, marks }) => (
                <td key={seat}>{marks[mark] ?? 0}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p class="muted">{text("reviewed-players-note")}</p>
      <details>
        <summary>{text("reviewed-method")}</summary>
        <p>{method}</p>
      </details>
    </section>
  );
}
