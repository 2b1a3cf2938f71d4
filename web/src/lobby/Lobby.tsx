import { useState } from "preact/hooks";
import { go, hrefOf } from "../address";
import { gameTitle } from "../boards/titles";
import { type Api, type ChairColour, api as live } from "../live/api";
import { Refused } from "../live/http";
import { forgetSeat, type HeldSeats } from "../live/seats";
import { useIsMember } from "../live/useMembership";
import { type Try, whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import { NoticesButton } from "../notices/NoticesButton";
import { ColourPicker } from "../people/ColourPicker";
import { Portrait } from "../people/Portrait";
import type { ChairData, TableData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { changeSettings } from "../settings/settings";
import { useText } from "../text/context";
import { named } from "../text/names";
import { timeIn } from "../text/time";
import { ClubWords } from "./ClubWords";
import { addressOf, Invitation } from "./Invitation";
import { SitDown } from "./SitDown";
import { StartForm } from "./StartForm";
import { takenBy } from "./taken";
import "./lobby.css";

export interface LobbyProps {
  game: string;
  table: TableData;
  held: HeldSeats;
  /** The seats that this device holds have changed. */
  onSeats: () => void;
  api?: Api;
}

/** The room before the game: who sits where, and how friends get in. */
export function Lobby({ game, table, held, onSeats, api = live }: LobbyProps) {
  const text = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const isIn = useIsMember();
  const attempt: Try = (what) => {
    setProblem(null);
    what.catch((why) => setProblem(whyNot(text, why)));
  };
  const { chairs } = table.about;
  const dress = (chair: number) => (colour: ChairColour) => {
    changeSettings({ colour });
    attempt(api.dress(game, chairs[chair]!, held.chairs[chair]!, colour));
  };
  const isRoom = chairs.some(({ kind }) => kind === "open" || kind === "link"); // without, the game begins in a moment
  const seated = chairs.findIndex((chair, i) => chair.kind === "person" && held.chairs[i] !== undefined);
  return (
    <main class="lobby">
      <header>
        <a class="title" href={hrefOf("home")}>
          Trilhos
        </a>
        <SettingsButton />
        <h1>{gameTitle(table.about)}</h1>
      </header>
      <section class="panel">
        <h2>{text("lobby-seats")}</h2>
        <ol aria-live="polite">
          {chairs.map((chair, i) => (
            <ChairLine
              key={i}
              chair={chair}
              taken={takenBy(chairs, i)}
              mine={held.chairs[i] !== undefined}
              {...(!table.about.dealing && { onColour: dress(i) })}
            />
          ))}
        </ol>
        {table.about.clock > 0 && (
          <p class="muted">{text("clock-set", { time: timeIn(text, 1000 * table.about.clock) })}</p>
        )}
        {table.about.days > 0 && <p class="muted">{text("clock-set-days", { count: table.about.days })}</p>}
        {table.about.vacation > 0 && (
          <p class="muted">{text("vacation-set", { count: table.about.vacation })}</p>
        )}
        {table.about.hints && <p class="muted">{text("hints-set")}</p>}
        <ClubWords game={game} rated={table.about.rated} seated={seated >= 0} />
        {problem && (
          <p class="refused" role="alert">
            {problem}
          </p>
        )}
        {table.about.dealing && <p role="status">{text("lobby-dealing")}</p>}
        {!table.about.dealing && (!table.about.rated || isIn) && (
          <SitDown {...{ game, chairs, held, seated: seated >= 0, attempt, onSeats, api }} />
        )}
        {held.host && !table.about.dealing && (
          <StartForm game={game} about={table.about} host={held.host} attempt={attempt} api={api} />
        )}
        {!held.host && !table.about.dealing && seated >= 0 && <p class="muted">{text("lobby-wait")}</p>}
        {seated >= 0 && (
          <div class="lobby-foot">
            <NoticesButton game={game} token={held.chairs[seated]!} api={api} />
            <button type="button" class="button" onClick={() => attempt(leave(api, game, held))}>
              {text("lobby-leave")}
            </button>
          </div>
        )}
      </section>
      {isRoom && (
        <Invitation link={addressOf(game)}>
          <a class="button" href={hrefOf("game", game, "tv")} target="_blank" rel="noopener">
            <Icon name="screen" size={16} /> {text("tv-open")}
          </a>
        </Invitation>
      )}
    </main>
  );
}

/** Gets up from every chair of this device. */
async function leave(api: Api, game: string, held: HeldSeats): Promise<void> {
  for (const [chair, token] of Object.entries(held.chairs)) {
    await api.leave(game, token).catch(ignoreVoid);
    forgetSeat(game, Number(chair));
  }
  go("home");
}

/** A link that isn't good any more: we have left already, and the answer was lost. */
function ignoreVoid(problem: unknown): void {
  if (!(problem instanceof Refused && problem.status === 401)) throw problem;
}

interface ChairProps {
  chair: ChairData;
  /** The colours of others. */
  taken: ReadonlySet<string>;
  mine: boolean;
  onColour?: (colour: ChairColour) => void;
}

function ChairLine({ chair, taken, mine, onColour }: ChairProps) {
  const text = useText();
  const { kind, name, bot, color: colour } = chair;
  const sits = kind === "person" || kind === "bot";
  const own = mine && kind === "person";
  return (
    <li>
      <Portrait bot={bot} colour={colour} size={32} />
      <span class={sits ? "" : "muted"}>{sits ? name : named(text, `lobby-free-${kind}`, kind)}</span>
      {own && <span class="muted">{text("lobby-you")}</span>}
      {kind === "bot" && <Icon name="robot" size={16} />}
      {own && onColour && (
        <ColourPicker
          label={text("home-colour")}
          group={`colour-${name}`}
          {...{ colour, taken }}
          onChoose={onColour}
        />
      )}
    </li>
  );
}
