import { GamePage } from "./game/GamePage";
import { ReplayPage } from "./replay/ReplayPage";
import { useRoute } from "./route";

/** The page that the address names. */
export function App() {
  const { page, parts } = useRoute();
  if (page === "game" && parts[0]) return <GamePage key={parts[0]} game={parts[0]} />;
  if (page === "replay" && parts[0])
    return (
      <ReplayPage key={parts[0]} game={parts[0]} at={parts[1] ? Number.parseInt(parts[1], 10) || 0 : null} />
    );
  return null;
}
