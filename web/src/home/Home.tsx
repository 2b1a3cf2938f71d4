import { useCallback, useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { FirstLesson } from "../lesson/FirstLesson";
import { type Api, api as live } from "../live/api";
import { whyNot } from "../live/whyNot";
import { enter, openGame } from "../lobby/openGame";
import { fetchPlayable, type Playable } from "../making/playable";
import type { NewGameWish } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { ClubLink } from "./ClubLink";
import { GameList, type Listed } from "./GameList";
import { JoinForm } from "./JoinForm";
import { myGames } from "./mine";
import { NewGame } from "./NewGame";
import { SaveFile } from "./SaveFile";
import { Today } from "./Today";
import "./home.css";

/** The first page: play within a minute, join a friend, or go on. */
export function Home({ api = live }: { api?: Api }) {
  const text = useText();
  const [playable, setPlayable] = useState<Playable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(() => {
    setProblem(null);
    fetchPlayable(api).then(setPlayable, () => setProblem(text("home-unreached")));
  }, [api, text]);
  useEffect(ask, [ask]);
  const open = (wish: NewGameWish) => openGame(api, wish).catch((why) => setProblem(whyNot(text, why)));
  return (
    <main class="home">
      <header>
        <h1>Trilhos</h1>
        <SettingsButton />
        <p class="muted">{text("home-about")}</p>
      </header>
      <div class="home-new">
        {problem && <Problem words={problem} {...(!playable && { onRetry: ask })} />}
        <FirstLesson api={api} onProblem={(why) => setProblem(whyNot(text, why))} />
        {playable ? (
          <NewGame {...playable} onOpen={open} />
        ) : (
          <div class="panel new-game" aria-busy={!problem} />
        )}
      </div>
      <Lists api={api} />
    </main>
  );
}

function Problem({ words, onRetry }: { words: string; onRetry?: () => void }) {
  const text = useText();
  return (
    <div class="problem panel" role="alert">
      <p>{words}</p>
      {onRetry && (
        <button type="button" class="button" onClick={onRetry}>
          {text("try-again")}
        </button>
      )}
    </div>
  );
}

function Lists({ api }: { api: Api }) {
  const text = useText();
  const mine = useList(useCallback(() => myGames(api), [api]));
  const others = useList(useCallback(() => publicGames(api), [api]));
  const known = new Set(mine?.map(({ about }) => about.game));
  const foreign = others?.filter(({ about }) => !known.has(about.game)) ?? null;
  const running = mine?.filter(({ about }) => about.status !== "finished") ?? null;
  const finished = mine?.filter(({ about }) => about.status === "finished") ?? null;
  return (
    <aside aria-label={text("home-games")}>
      <JoinForm />
      <ClubLink />
      <Today />
      <GameList title={text("home-running")} games={running} none={text("home-running-none")} />
      <GameList title={text("home-others")} games={foreign} none={text("home-others-none")} />
      <GameList
        title={text("home-finished")}
        games={finished}
        none={text("home-finished-none")}
        more={<a href={hrefOf("numbers")}>{text("home-numbers")}</a>}
      />
      <SaveFile api={api} onMade={enter} />
    </aside>
  );
}

function useList(fetch: () => Promise<readonly Listed[]>): readonly Listed[] | null {
  const [games, setGames] = useState<readonly Listed[] | null>(null);
  useEffect(() => {
    const look = () => void fetch().then(setGames, () => setGames((old) => old ?? []));
    look();
    addEventListener("focus", look);
    return () => removeEventListener("focus", look);
  }, [fetch]);
  return games;
}

async function publicGames(api: Api): Promise<Listed[]> {
  const lists = await Promise.all([api.games("open"), api.games("running"), api.games("finished")]);
  return lists.flat().map((about) => ({ about, yourTurn: false }));
}
