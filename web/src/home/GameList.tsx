import type { GameSummary } from "../backend/backend";
import { useText } from "../text/context";

interface GameListProps {
  title: string;
  games: readonly GameSummary[];
  onGame: (game: string) => void;
}

export function GameList({ title, games, onGame }: GameListProps) {
  const text = useText();
  return (
    <section class="game-list panel">
      <h2>{title}</h2>
      {games.length === 0 && <p class="muted">{text("home-none")}</p>}
      <ul>
        {games.map((game) => (
          <li key={game.id}>
            <button type="button" class="button" onClick={() => onGame(game.id)}>
              <b>{text(`edition-${game.edition}-title`)}</b>
              <span class="muted">{game.players.join(", ")}</span>
              {game.yourTurn && <span class="your-turn">{text("home-your-turn")}</span>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
