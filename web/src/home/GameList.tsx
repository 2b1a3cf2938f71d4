import type { ComponentChildren } from "preact";
import { hrefOf } from "../address";
import { gameTitle, inOurLanguage } from "../boards/titles";
import { Icon } from "../look/Icon";
import type { About } from "../protocol/schema";
import { useText } from "../text/context";
import { timeIn } from "../text/time";

/** A game as it is listed. */
export interface Listed {
  readonly about: About;
  readonly yourTurn: boolean;
}

interface GameListProps {
  title: string;
  /** Null while they are being fetched. */
  games: readonly Listed[] | null;
  /** What is said where there are none. */
  none: string;
  /** What stands under them, where there are any. */
  more?: ComponentChildren;
}

export function GameList({ title, games, none, more }: GameListProps) {
  return (
    <section class="game-list panel">
      <h2>{title}</h2>
      {games?.length === 0 && <p class="muted">{none}</p>}
      <ul aria-busy={games === null}>
        {games?.map((game) => (
          <li key={game.about.game}>
            <GameLine {...game} />
          </li>
        ))}
      </ul>
      {games && games.length > 0 && more}
    </section>
  );
}

/** Milliseconds for the turn in a game over days; so long that the server's clock is as good as ours. */
function timeLeft({ days, status, timing }: About): number | null {
  if (!days || status !== "running" || !timing?.time_up) return null;
  return Math.max(0, 1_000 * timing.time_up - Date.now());
}

function GameLine({ about, yourTurn }: Listed) {
  const text = useText();
  const names = about.chairs.map(({ name }) => name).filter(Boolean);
  const left = timeLeft(about);
  const free = about.chairs.length - names.length;
  return (
    <a class="button" href={hrefOf("game", about.game)}>
      <b>{(about.lesson && inOurLanguage(about.lesson.title)) ?? gameTitle(about)}</b>
      <span class="muted">
        {names.join(", ")}
        {free > 0 && ` · ${text("home-free", { count: free })}`}
      </span>
      {left !== null && (
        <span class="muted time-left">
          <Icon name="clock" size={13} /> {text("home-left", { time: timeIn(text, left) })}
        </span>
      )}
      {yourTurn && <span class="your-turn">{text("home-your-turn")}</span>}
    </a>
  );
}
