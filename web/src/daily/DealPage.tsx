import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { inOurLanguage } from "../boards/titles";
import { whyNot } from "../live/whyNot";
import { DeadEnd } from "../look/DeadEnd";
import { Icon } from "../look/Icon";
import { pieceColours } from "../look/pieces";
import { Waiting } from "../look/Waiting";
import { PageWords } from "../PageWords";
import { Portrait } from "../people/Portrait";
import type { DailyDealData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { changeSettings, setting } from "../settings/settings";
import { useText } from "../text/context";
import { Beside } from "./Beside";
import { DayLinks } from "./DayLinks";
import { ResultsTable } from "./ResultsTable";
import { type DealShown, useDeal } from "./useDeal";
import "./daily.css";

interface PageProps {
  day: string;
  /** Somebody's game, to be put beside one's own. */
  other?: string;
}

/** The deal of a day: play it, and see how others did. */
export const DealPage = ({ day, other }: PageProps) => (
  <PageWords page="daily">
    <Deal key={day} day={day} {...(other && { other })} />
  </PageWords>
);

function Deal({ day, other }: PageProps) {
  const text = useText();
  const dealing = useDeal(day);
  const { deal, own } = dealing;
  if (typeof deal === "string") {
    return (
      <DeadEnd words={deal}>
        <a class="button" href={hrefOf("deal")}>
          {text("daily-todays-deal")}
        </a>
      </DeadEnd>
    );
  }
  if (!deal || !own) return <Waiting lost={dealing.lost} />;
  if (other && own.finished) return <Beside key={other} day={deal.day} own={own.finished} other={other} />;
  return <Table deal={deal} dealing={dealing} />;
}

function Table({ deal, dealing }: { deal: DailyDealData; dealing: DealShown }) {
  const text = useText();
  const { results, own, lost } = dealing;
  const title = inOurLanguage(deal.titles) ?? deal.edition;
  return (
    <main class="daily-page" data-day={deal.day}>
      <header>
        <h1>{text("daily-deal")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      <section class="panel daily-deal">
        <h2>{text("daily-deal-of", { day: deal.day, title })}</h2>
        <p>{text("daily-deal-about")}</p>
        <Seats deal={deal} />
        <Play dealing={dealing} />
        <DayLinks page="deal" day={deal.day} before={deal.before} after={deal.after} />
      </section>
      <section class="panel daily-results">
        <h2>{text("daily-results")}</h2>
        {results ? (
          <ResultsTable results={results} />
        ) : (
          <p>
            {own?.finished
              ? text(lost ? "daily-lost" : "daily-fetching")
              : text("daily-results-later", { count: deal.played })}
          </p>
        )}
      </section>
      <p>
        <a href={hrefOf("puzzle", deal.day)}>{text("daily-puzzle")}</a>
      </p>
    </main>
  );
}

/** Who sits there, in turn order. */
function Seats({ deal }: { deal: DailyDealData }) {
  const text = useText();
  return (
    <ol class="daily-seats">
      {deal.seats.map(({ bot, name }, seat) => (
        <li key={seat}>
          <Portrait bot={bot} colour={pieceColours[seat]!} size={36} />
          <span>{bot ? name : text("daily-you")}</span>
        </li>
      ))}
    </ol>
  );
}

/** Go on, or begin; who has finished may play once more, and that counts no more. */
function Play({ dealing: { own, play } }: { dealing: DealShown }) {
  const text = useText();
  const [name, setName] = useState(setting("name"));
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  if (own?.running) {
    return (
      <p>
        <a class="button main" data-go-on href={hrefOf("game", own.running.game)}>
          <Icon name="play" size={16} /> {text("daily-go-on")}
        </a>
      </p>
    );
  }
  const begin = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    changeSettings({ name });
    play(name)
      .catch((why) => setProblem(whyNot(text, why)))
      .finally(() => setBusy(false));
  };
  return (
    <form class="daily-play" onSubmit={begin}>
      <label>
        {text("daily-name")}
        <input
          class="field"
          name="name"
          value={name}
          maxLength={24}
          autocomplete="nickname"
          onInput={({ currentTarget: { value } }) => setName(value)}
        />
      </label>
      <button type="submit" class={own?.finished ? "button" : "button main"} data-play disabled={busy}>
        <Icon name="play" size={16} /> {text(own?.finished ? "daily-again" : "daily-play")}
      </button>
      {own?.finished && <p class="muted">{text("daily-again-about")}</p>}
      {problem && <p role="alert">{problem}</p>}
    </form>
  );
}
