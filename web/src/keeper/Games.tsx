import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { Dialog } from "../look/Dialog";
import type { Overview, Shown } from "../protocol/schema";
import { named } from "../text/names";
import type { Text } from "../text/text";
import type { Act, KeeperApi, Wanted } from "./api";

const STATUSES = ["", "open", "running", "finished", "quarantined"];

interface GamesProps {
  readonly games: readonly Overview[] | null;
  readonly api: KeeperApi;
  readonly text: Text;
  readonly wanted: Wanted;
  readonly onWant: (wanted: Wanted) => void;
  readonly act: Act;
}

/** The games that were asked for; each opens to more, and to what can be done with it. */
export function Games({ games, api, text, wanted, onWant, act }: GamesProps) {
  const [chosen, setChosen] = useState<Shown | null>(null);
  const open = (game: string) => act(api.game(game).then(setChosen));
  return (
    <section class="panel" aria-label={text("keeper-games")} aria-busy={games === null}>
      <h2>{text("keeper-games")}</h2>
      <Filter text={text} wanted={wanted} onWant={onWant} />
      {games?.length === 0 && <p class="muted">{text("keeper-none")}</p>}
      <ul class="keeper-games">
        {games?.map((game) => (
          <li key={game.game}>
            <button type="button" class="keeper-game" onClick={() => void open(game.game)}>
              <code>{game.game}</code>
              <span class={`status ${game.status}`}>
                {named(text, `keeper-status-${game.status}`, game.status)}
              </span>
              <span>{game.edition}</span>
              <span>{moment(game.moved)}</span>
              <span>{text("keeper-size", { entries: game.entries, kb: Math.ceil(game.bytes / 1024) })}</span>
              {game.reason && <em>{named(text, `keeper-reason-${game.reason}`, game.reason)}</em>}
            </button>
          </li>
        ))}
      </ul>
      {chosen && <Chosen shown={chosen} {...{ api, text, act }} onClose={() => setChosen(null)} />}
    </section>
  );
}

function Filter({ text, wanted, onWant }: Pick<GamesProps, "text" | "wanted" | "onWant">) {
  return (
    <div class="line">
      <select
        class="field"
        aria-label={text("keeper-which")}
        value={wanted.status}
        onChange={(event) => onWant({ ...wanted, status: event.currentTarget.value })}
      >
        {STATUSES.map((status) => (
          <option key={status} value={status}>
            {status ? text(`keeper-status-${status}`) : text("keeper-all")}
          </option>
        ))}
      </select>
      <input
        class="field"
        type="search"
        placeholder={text("keeper-search")}
        aria-label={text("keeper-search")}
        value={wanted.begins}
        maxLength={32}
        onInput={(event) => onWant({ ...wanted, begins: event.currentTarget.value.trim() })}
      />
    </div>
  );
}

interface ChosenProps extends Pick<GamesProps, "api" | "text" | "act"> {
  readonly shown: Shown;
  readonly onClose: () => void;
}

function Chosen({ shown, api, text, act, onClose }: ChosenProps) {
  const { overview, chairs, last } = shown;
  const [sure, setSure] = useState(false);
  const shut = overview.status === "quarantined";
  const then = (deed: Promise<unknown>) => void act(deed).then(onClose);
  return (
    <Dialog title={text("keeper-game")} onClose={onClose}>
      <code>{overview.game}</code>
      <p>
        {named(text, `keeper-status-${overview.status}`, overview.status)}, {overview.edition},{" "}
        {moment(overview.moved)}
      </p>
      {overview.reason && (
        <p class="problem">
          {named(text, `keeper-reason-${overview.reason}`, overview.reason)} {overview.detail}
        </p>
      )}
      <p class="muted">{text("keeper-chairs", { chairs: chairs.length })}</p>
      <ol class="keeper-log">
        {last.map((entry) => (
          <li key={entry.number}>
            {entry.number} {entry.kind} <time>{moment(entry.at)}</time>
          </li>
        ))}
      </ol>
      {sure && <p role="alert">{text("keeper-sure")}</p>}
      <div class="dialog-foot">
        <a class="button" href={hrefOf("game", overview.game)}>
          {text("keeper-open")}
        </a>
        <button type="button" class="button" onClick={() => void act(keepFile(api, overview.game))}>
          {text("keeper-export")}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => then(shut ? api.release(overview.game) : api.hold(overview.game))}
        >
          {text(shut ? "keeper-release" : "keeper-hold")}
        </button>
        <button
          type="button"
          class={sure ? "button main" : "button"}
          onClick={() => (sure ? then(api.remove(overview.game)) : setSure(true))}
        >
          {text(sure ? "keeper-really-delete" : "keeper-delete")}
        </button>
      </div>
    </Dialog>
  );
}

async function keepFile(api: KeeperApi, game: string): Promise<void> {
  const href = URL.createObjectURL(await api.export(game));
  Object.assign(document.createElement("a"), { href, download: `trilhos-${game}-raw.jsonl` }).click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

const moment = (seconds: number): string =>
  new Date(seconds * 1000).toLocaleString(document.documentElement.lang, {
    dateStyle: "short",
    timeStyle: "short",
  });
