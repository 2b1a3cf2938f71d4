import { useEffect, useState } from "preact/hooks";
import { go, hrefOf } from "../../address";
import { fetchPart } from "../../boards/part";
import { inOurLanguage } from "../../boards/titles";
import { call, Refused } from "../../live/http";
import { keepHost, keepSeat } from "../../live/seats";
import { Icon } from "../../look/Icon";
import { SmallBoard, type SmallPicture } from "../../look/SmallBoard";
import { Waiting } from "../../look/Waiting";
import type { GalleryBoard, Made } from "../../protocol/schema";
import { SettingsButton } from "../../settings/SettingsDialog";
import { useSettings } from "../../settings/useSettings";
import { useText } from "../../text/context";
import { copyOf, fetchFile, keepNew } from "../shelf/copies";
import "./gallery.css";

const RIVAL = "normal";

/** The boards that this server offers, its own and those that people show. */
export function GalleryPage() {
  const text = useText();
  const [boards, setBoards] = useState<readonly GalleryBoard[] | null>(null);
  const [problem, setProblem] = useState("");
  const trouble = (why: unknown) => setProblem(why instanceof Refused ? why.message : text("gallery-lost"));
  useEffect(() => void call<GalleryBoard[]>("workshop/gallery").then(setBoards, trouble), []);
  return (
    <main class="board-gallery">
      <header>
        <h1>{text("gallery-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      <p class="muted">{text("gallery-warning")}</p>
      {problem && <p role="alert">{problem}</p>}
      {boards ? (
        <ul>
          {boards.map((board) => (
            <Offered key={board.board} board={board} onTrouble={trouble} />
          ))}
        </ul>
      ) : (
        !problem && <Waiting />
      )}
    </main>
  );
}

interface OfferedProps {
  board: GalleryBoard;
  onTrouble: (why: unknown) => void;
}

/** One board: its picture, whose it is, its numbers, and what can be done with it. */
function Offered({ board, onTrouble }: OfferedProps) {
  const text = useText();
  const { name } = useSettings();
  const [busy, setBusy] = useState(false);
  const words = inOurLanguage(board.words);
  const title = words?.title ?? board.id;
  const during = (work: () => Promise<void>) => () => {
    setBusy(true);
    work().then(
      () => setBusy(false),
      (why) => {
        setBusy(false);
        onTrouble(why);
      },
    );
  };
  return (
    <li class="panel">
      <Picture address={board.board} />
      <h2>{title}</h2>
      {words?.about && <p>{words.about}</p>}
      <p class="muted">
        {text("gallery-numbers", {
          cities: board.cities,
          routes: board.routes,
          tickets: board.tickets,
          least: board.least_players,
          most: board.most_players,
        })}
      </p>
      {board.trial && <p class="muted">{trialWords(text, board.trial)}</p>}
      <p class="muted credits">{[...board.credits, board.licence].filter(Boolean).join(" · ")}</p>
      <div class="deeds">
        <button type="button" class="button main" disabled={busy} onClick={during(() => play(board, name))}>
          {text("gallery-play")}
        </button>
        <button
          type="button"
          class="button"
          disabled={busy}
          onClick={during(() => openCopy(board, text("gallery-copy", { title })))}
        >
          {text("gallery-open")}
        </button>
        <a class="button" href={`api/boards/${board.board}/file`} download={`${board.id}.json`}>
          {text("gallery-file")}
        </a>
      </div>
    </li>
  );
}

function trialWords(text: ReturnType<typeof useText>, trial: Record<string, unknown>): string {
  const seats = (trial.seats as number[]).map((share) => `${Math.round(100 * share)} %`).join(" · ");
  return text("gallery-trial", { games: Number(trial.games), turns: Math.round(Number(trial.turns)), seats });
}

function Picture({ address }: { address: string }) {
  const [picture, setPicture] = useState<SmallPicture | null>(null);
  useEffect(() => void fetchPart<SmallPicture>(`${address}/picture`, "low").then(setPicture), [address]);
  return picture ? <SmallBoard picture={picture} /> : <span class="board-picture" />;
}

/** A game with as many as it takes: whoever opens it, and bots, whose chairs others can take. */
async function play(board: GalleryBoard, name: string): Promise<void> {
  const bots = Array.from({ length: board.least_players - 1 }, () => ({ kind: "bot", bot: RIVAL }) as const);
  const edition = board.brought ? board.board : board.id;
  const wish = { edition, chairs: [{ kind: "you", name }, ...bots] };
  const made = await call<Made>("games", { body: wish });
  keepHost(made.game, made.host);
  for (const [chair, token] of Object.entries(made.tokens)) keepSeat(made.game, Number(chair), token);
  go("game", made.game);
}

async function openCopy(board: GalleryBoard, title: string): Promise<void> {
  go(
    "workshop",
    await keepNew(
      copyOf(await fetchFile(board.board), () => title),
      false,
    ),
  );
}
