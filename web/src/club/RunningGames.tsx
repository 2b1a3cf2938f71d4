import { useState } from "preact/hooks";
import { gameTitle } from "../boards/titles";
import type { About, ClubGame } from "../protocol/schema";
import { useText } from "../text/context";
import { useSince } from "./since";

const MOST = 8; // of which a phone shows enough at once

interface RunningProps {
  readonly games: readonly ClubGame[];
  readonly onOpen: (game: ClubGame) => void;
}

/** The games that go on: those that wait for the member first. */
export function RunningGames({ games, onOpen }: RunningProps) {
  const text = useText();
  const [all, setAll] = useState(false);
  const waiting = games.filter(({ turn }) => turn).length;
  return (
    <section class="panel club-games">
      <h2>{text("club-games")}</h2>
      <p class="muted" aria-live="polite">
        {games.length === 0 ? text("club-games-none") : text("club-games-waiting", { count: waiting })}
      </p>
      <ul>
        {(all ? games : games.slice(0, MOST)).map((game) => (
          <li key={game.about.game}>
            <GameButton game={game} onOpen={() => onOpen(game)} />
          </li>
        ))}
      </ul>
      {!all && games.length > MOST && (
        <button type="button" class="button" onClick={() => setAll(true)}>
          {text("club-games-all", { count: games.length })}
        </button>
      )}
    </section>
  );
}

function GameButton({ game, onOpen }: { game: ClubGame; onOpen: () => void }) {
  const text = useText();
  const since = useSince();
  const { about, turn, chair } = game;
  const others = about.chairs.map(({ name }) => name).filter((name, i) => name && i !== chair);
  const kept = about.status === "open" && about.chairs[chair]?.kind === "link";
  return (
    <button type="button" class="button club-game" data-game={about.game} onClick={onOpen}>
      <b>
        {gameTitle(about)}
        {about.rated && <RatedSign />}
      </b>
      {turn && <span class="your-turn">{text(kept ? "club-kept" : "home-your-turn")}</span>}
      <span class="muted">{others.join(", ")}</span>
      <span class="muted club-since">
        {turn ? since(game.since) : `${waitedFor(about, text)} · ${since(game.since)}`}
      </span>
    </button>
  );
}

/** A game that counts. */
export function RatedSign() {
  const text = useText();
  return <span class="club-rated">{text("rated-sign")}</span>;
}

function waitedFor(about: About, text: ReturnType<typeof useText>): string {
  if (about.status === "open") return text("club-waits-open");
  const names = about.chairs.filter(({ seat }) => seat !== null && about.waiting.includes(seat));
  return text("club-waits-for", { names: names.map(({ name }) => name).join(", ") });
}
