import { useCallback, useEffect, useState } from "preact/hooks";
import { go, hrefOf } from "../address";
import { type Api, api as live } from "../live/api";
import { whyNot } from "../live/whyNot";
import { Check } from "../look/Check";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import { EditionChoice } from "../making/EditionChoice";
import { PlayerCount } from "../making/PlayerCount";
import { fetchPlayable, type Playable } from "../making/playable";
import { PageWords } from "../PageWords";
import type { BoardData, BotData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { named } from "../text/names";
import "./bench.css";

/** Any bots on any chairs, among themselves: their game is watched in the replay, while it is played. */
export const BenchPage = ({ api = live }: { api?: Api }) => (
  <PageWords page="bench">
    <Bench api={api} />
  </PageWords>
);

function Bench({ api }: { api: Api }) {
  const text = useText();
  const [playable, setPlayable] = useState<Playable | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const ask = useCallback(() => {
    setProblem(null);
    fetchPlayable(api).then(setPlayable, (why) => setProblem(whyNot(text, why)));
  }, [api, text]);
  useEffect(ask, [ask]);
  return (
    <main class="bench">
      <header>
        <h1>{text("bench-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      <p class="muted">{text("bench-about")}</p>
      {problem && (
        <p class="panel" role="alert">
          {problem}{" "}
          <button type="button" class="button" onClick={ask}>
            {text("try-again")}
          </button>
        </p>
      )}
      {playable ? <Seating {...playable} api={api} /> : !problem && <Waiting />}
    </main>
  );
}

/** The game that is to be played. */
interface Wanted {
  readonly board: BoardData;
  readonly options: Readonly<Record<string, boolean>>;
  /** By chair, as many as any board has: the name of a bot, with its settings if it has any. */
  readonly bots: readonly string[];
  readonly players: number;
}

const USUAL = "normal";
let before: Wanted | null = null; // who comes back from a game finds the bench as it was left

function wantedAtFirst({ boards, bots }: Playable): Wanted {
  const most = Math.max(...boards.map((board) => board.most_players));
  const own = bots.filter(({ added }) => added).map(({ name }) => name);
  const board = boards[0]!;
  return {
    board,
    options: board.options,
    bots: Array.from({ length: most }, (_, chair) => own[chair] ?? USUAL),
    players: Math.max(board.least_players, Math.min(board.most_players, Math.max(2, own.length))),
  };
}

function Seating({ api, ...playable }: Playable & { api: Api }) {
  const { boards, bots } = playable;
  const text = useText();
  const [wanted, setWanted] = useState<Wanted>(() => before ?? wantedAtFirst(playable));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { board, options, players } = wanted;
  const change = (part: Partial<Wanted>) => {
    before = { ...wanted, ...part };
    setWanted(before);
  };
  const choose = (next: BoardData) => {
    const fitting = Math.max(next.least_players, Math.min(next.most_players, players));
    change({ board: next, options: next.options, players: fitting });
  };
  const play = (event: Event) => {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    const chairs = wanted.bots
      .slice(0, players)
      .map((bot) => ({ kind: "bot" as const, bot: bot.trim(), name: "", promise: "" }));
    api
      .open({ edition: board.id, options, chairs, public: false, spectators: true })
      .then(({ game }) => go("replay", game))
      .catch((why) => setProblem(whyNot(text, why)))
      .finally(() => setBusy(false));
  };
  return (
    <form class="new-game panel" onSubmit={play}>
      <fieldset class="editions">
        <legend class="muted">{text("board-choose")}</legend>
        {boards.map((one) => (
          <EditionChoice key={one.id} board={one} chosen={one.id === board.id} onChoose={() => choose(one)} />
        ))}
      </fieldset>
      <fieldset class="chairs">
        <legend class="muted">{text("home-chairs")}</legend>
        <PlayerCount board={board} count={players} onChoose={(count) => change({ players: count })} />
        <ol>
          {wanted.bots.slice(0, players).map((bot, chair) => (
            <Chair
              key={chair}
              {...{ chair, bot, bots }}
              onChange={(next) =>
                change({ bots: wanted.bots.map((old, other) => (other === chair ? next : old)) })
              }
            />
          ))}
        </ol>
        <Names bots={bots} />
        <p class="muted">{text("bench-names")}</p>
      </fieldset>
      {Object.keys(board.options).map((option) => (
        <Check
          key={option}
          on={options[option] ?? false}
          label={named(text, `option-${option.replaceAll("_", "-")}`, option)}
          onChange={(on) => change({ options: { ...options, [option]: on } })}
        />
      ))}
      {problem && (
        <p class="refused" role="alert">
          {problem}
        </p>
      )}
      <button type="submit" class="button main play" disabled={busy}>
        <Icon name="play" /> {text("bench-play")}
      </button>
    </form>
  );
}

interface ChairProps {
  chair: number;
  bot: string;
  bots: readonly BotData[];
  onChange: (bot: string) => void;
}

/** A chair and its bot: any name that the server knows, with settings; what is wrong with it the server says. */
function Chair({ chair, bot, bots, onChange }: ChairProps) {
  const text = useText();
  return (
    <li class="bench-chair">
      <label>
        {text("home-player", { number: chair + 1 })}
        <input
          class="field"
          list={NAMES}
          required
          spellcheck={false}
          autocomplete="off"
          value={bot}
          onFocus={(event) => event.currentTarget.select()}
          onInput={({ currentTarget: { value } }) => onChange(value)}
        />
      </label>
      <span class="muted">{bots.find(({ name }) => name === bot.split(":")[0])?.about}</span>
    </li>
  );
}

const NAMES = "bench-bots";

const Names = ({ bots }: { bots: readonly BotData[] }) => (
  <datalist id={NAMES}>
    {bots.map(({ name, title }) => (
      <option key={name} value={name}>
        {title}
      </option>
    ))}
  </datalist>
);
