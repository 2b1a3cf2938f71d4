import { GamePage } from "./game/GamePage";
import { Home } from "./home/Home";
import { useRoute } from "./route";

/** The page that the address names. */
export function App() {
  const { page, parts } = useRoute();
  if (page === "game" && parts[0])
    return <GamePage key={parts[0]} game={parts[0]} {...(parts[1] && { token: parts[1] })} />;
  return <Home />;
}
