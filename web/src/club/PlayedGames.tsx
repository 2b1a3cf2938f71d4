import { useCallback, useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { inOurLanguage } from "../boards/titles";
import type { ClubApi } from "../live/clubApi";
import { groupName } from "../live/groupName";
import { Badge } from "../look/Badge";
import { Icon } from "../look/Icon";
import type { ClubGame, Met, PlayedGame } from "../protocol/schema";
import { useText } from "../text/context";
import type { ClubAct } from "./act";
import { People } from "./People";
import { RatedSign } from "./RunningGames";
import { dayOf } from "./since";
import { useOften } from "./useClub";

const PAGE = 10;
const LOOK_MS = 20_000;

interface PlayedGamesProps {
  readonly club: ClubApi;
  /** Those that go on: when one is over, it is looked for here. */
  readonly games: readonly ClubGame[];
  readonly act: ClubAct;
}

/** The games that are over, the latest first, a page at a time; and with whom they were played. */
export function PlayedGames({ club, games, act }: PlayedGamesProps) {
  const text = useText();
  const [newest, setNewest] = useState<readonly PlayedGame[] | null>(null);
  const [older, setOlder] = useState<readonly PlayedGame[]>([]);
  const [more, setMore] = useState(false);
  const [people, setPeople] = useState<readonly Met[]>([]);
  const going = games.map(({ about }) => about.game).join();
  const look = useCallback(
    () =>
      club.history(PAGE).then(
        (found) => {
          setNewest(found);
          setMore((was) => was || found.length === PAGE);
        },
        () => setNewest((old) => old ?? []),
      ),
    [club, going],
  );
  useOften(look, LOOK_MS);
  const latest = newest?.[0]?.game;
  useEffect(() => {
    if (latest) club.people().then(setPeople, () => {});
  }, [club, latest]);
  const shown = [...(newest ?? []), ...older.filter(({ game }) => !newest?.some((one) => one.game === game))];
  const page = async () => {
    const found = await club.history(PAGE, shown.at(-1)!.at);
    setOlder([...older, ...found]);
    setMore(found.length === PAGE);
  };
  return (
    <>
      <section class="panel club-history" aria-busy={newest === null}>
        <h2>{text("club-history")}</h2>
        {newest?.length === 0 && <p class="muted">{text("club-history-none")}</p>}
        <ol>
          {shown.map((game) => (
            <li key={game.game}>
              <Played game={game} club={club} act={act} />
            </li>
          ))}
        </ol>
        {more && (
          <button type="button" class="button" data-older onClick={() => void act(page)}>
            {text("club-history-more")}
          </button>
        )}
      </section>
      {people.length > 0 && <People people={people} />}
    </>
  );
}

function Played({ game: played, club, act }: { game: PlayedGame; club: ClubApi; act: ClubAct }) {
  const text = useText();
  const { game, kept, seats } = played;
  const together = seats.filter(({ tag }) => tag).length > 1;
  return (
    <article class="club-played" data-played={game}>
      <h3>
        {inOurLanguage(played.titles)} {played.rated && <RatedSign />}
        <time class="muted">{dayOf(played.at)}</time>
      </h3>
      <ol class="club-places">
        {seats.map((seat) => (
          <li key={seat.color} class={seat.you ? "you" : ""}>
            <span>{text("club-place", { place: seat.place })}</span>
            <Badge colour={seat.color} size={18} />
            <span class="club-name">{seat.name}</span>
            <b>{seat.points}</b>
          </li>
        ))}
      </ol>
      <div class="club-foot">
        {kept ? (
          <>
            <a href={hrefOf("replay", game)}>{text("club-replay")}</a>
            <a href={hrefOf("review", game)}>{text("club-review")}</a>
          </>
        ) : (
          <span class="muted">{text("club-not-kept")}</span>
        )}
        {kept && together && (
          <button
            type="button"
            class="club-link"
            onClick={() => void act(() => club.found(groupName(seats.map(({ name }) => name)), game))}
          >
            <Icon name="person" size={14} /> {text("club-group-of-game")}
          </button>
        )}
      </div>
    </article>
  );
}
