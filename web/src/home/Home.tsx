import { useEffect, useState } from "preact/hooks";
import type { Backend, EditionInfo, GameSummary } from "../backend/backend";
import { useText } from "../text/context";
import { GameList } from "./GameList";
import { JoinForm } from "./JoinForm";
import { NewGame } from "./NewGame";
import "./home.css";

export interface HomeProps {
  backend: Backend;
  onRoom: (room: string) => void;
  onGame: (game: string) => void;
}

/** The first page: play within a minute, join a friend, or go on. */
export function Home({ backend, onRoom, onGame }: HomeProps) {
  const text = useText();
  const [editions, setEditions] = useState<readonly EditionInfo[]>([]);
  const [bots, setBots] = useState<readonly string[]>([]);
  const [games, setGames] = useState<readonly GameSummary[]>([]);
  useEffect(() => {
    void backend.editions().then(setEditions);
    void backend.bots().then(setBots);
    void backend.games().then(setGames);
  }, [backend]);
  return (
    <main class="home">
      <header>
        <h1>Trilhos</h1>
        <p class="muted">{text("home-about")}</p>
      </header>
      <NewGame editions={editions} bots={bots} onOpen={(wish) => void backend.open(wish).then(onRoom)} />
      <aside>
        <JoinForm onJoin={onRoom} />
        <GameList title={text("home-running")} games={games.filter((game) => !game.over)} onGame={onGame} />
        <GameList title={text("home-finished")} games={games.filter((game) => game.over)} onGame={onGame} />
      </aside>
    </main>
  );
}
