import { GamePage } from "./game/GamePage";
import { Home } from "./home/Home";
import { ReplayPage } from "./replay/ReplayPage";
import { useRoute } from "./route";

/** The page that the address names. */
export function App() {
  const { page, parts } = useRoute();
  const [game, more] = parts;
  if (page === "game" && game) return <GamePage key={game} game={game} {...(more && { token: more })} />;
  if (page === "replay" && game)
    return <ReplayPage key={game} game={game} at={more ? Number.parseInt(more, 10) || 0 : null} />;
  return <Home />;
}
