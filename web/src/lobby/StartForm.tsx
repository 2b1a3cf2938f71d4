import { useEffect, useState } from "preact/hooks";
import type { Api } from "../live/api";
import type { Try } from "../live/whyNot";
import type { BotData } from "../protocol/schema";
import { useText } from "../text/context";

interface StartProps {
  game: string;
  host: string;
  attempt: Try;
  api: Api;
}

const USUAL = "normal";

/** Whoever made the game needn't wait: bots of a level take the chairs that are empty still. */
export function StartForm({ game, host, attempt, api }: StartProps) {
  const text = useText();
  const [bots, setBots] = useState<readonly BotData[]>([]);
  const [bot, setBot] = useState(USUAL);
  useEffect(() => attempt(api.bots().then((all) => setBots(all.filter(({ level }) => level)))), [api, text]);
  const start = (event: Event) => {
    event.preventDefault();
    attempt(api.start(game, host, bot));
  };
  return (
    <form class="join-line start" onSubmit={start}>
      <label>
        {text("lobby-bots")}
        <select class="field" value={bot} onChange={(event) => setBot(event.currentTarget.value)}>
          {bots.map(({ name, title }) => (
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
