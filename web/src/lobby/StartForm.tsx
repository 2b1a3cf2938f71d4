import { useEffect, useState } from "preact/hooks";
import type { Api } from "../live/api";
import type { Try } from "../live/whyNot";
import type { About, BotData } from "../protocol/schema";
import { useText } from "../text/context";

interface StartProps {
  game: string;
  about: About;
  host: string;
  attempt: Try;
  api: Api;
}

const PEOPLE = ""; // instead of a bot's name

/** Whoever made the game needn't wait: characters, or bots of a level, take the chairs that are empty still. */
export function StartForm({ game, about, host, attempt, api }: StartProps) {
  const text = useText();
  const [bots, setBots] = useState<readonly BotData[]>([]);
  const [company, setCompany] = useState<readonly string[]>([]);
  const [bot, setBot] = useState(PEOPLE);
  useEffect(() => {
    const boards = api.boards().then((all) => all.find(({ id }) => id === about.edition)?.company ?? []);
    attempt(Promise.all([api.bots().then(setBots), boards.then(setCompany)]));
  }, [api, text]);
  const called = (name: string) => bots.find((one) => one.name === name)?.title;
  const people = proposed(about, company);
  const start = (event: Event) => {
    event.preventDefault();
    attempt(api.start(game, host, bot === PEOPLE ? { bots: people, bot: "normal" } : { bot }));
  };
  return (
    <form class="join-line start" onSubmit={start}>
      <label>
        {text("lobby-bots")}
        <select class="field" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          <option value={PEOPLE}>{people.map(called).filter(Boolean).join(", ")}</option>
          {bots
            .filter(({ level, added }) => level || added)
            .map(({ name, title }) => (
              <option value={name}>{text("home-bot", { title })}</option>
            ))}
        </select>
      </label>
      <button type="submit" class="button main">
        {text("lobby-start")}
      </button>
    </form>
  );
}

/** Of a board's company, those who aren't at the table, as many as there are empty chairs. */
function proposed({ chairs }: About, company: readonly string[]): string[] {
  const empty = chairs.filter(({ kind }) => kind === "open" || kind === "link").length;
  return company.filter((name) => !chairs.some(({ bot }) => bot === name)).slice(0, empty);
}
