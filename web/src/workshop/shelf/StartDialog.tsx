import { useEffect, useState } from "preact/hooks";
import { boardTitle } from "../../boards/titles";
import { api } from "../../live/api";
import { Dialog } from "../../look/Dialog";
import { Tabs } from "../../look/Tabs";
import type { BoardData } from "../../protocol/schema";
import { useText } from "../../text/context";
import type { Text } from "../../text/text";
import { type BoardDocument, emptyBoard } from "../document/document";
import { BadFile, readBoard } from "../document/read";
import { RegionForm } from "../region/RegionForm";
import { copyOf, fetchFile, idFor } from "./copies";

interface StartProps {
  readonly onBegin: (board: BoardDocument, follow: boolean) => Promise<void>;
  readonly onClose: () => void;
}

/** What of a board's file is wrong, as a sentence that says what to do. */
export const fileFault = (text: Text, problem: unknown): string =>
  problem instanceof BadFile
    ? text(`editor-file-${problem.key}`, { about: problem.about })
    : text("editor-file-failed");

/** A new board: of a place on Earth, from one that is offered, from nothing, or from a file. */
export function StartDialog({ onBegin, onClose }: StartProps) {
  const text = useText();
  const [tab, setTab] = useState("region");
  const [boards, setBoards] = useState<readonly BoardData[]>([]);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    api.boards().then(setBoards, () => setProblem(text("home-unreached")));
  }, []);
  const attempt = (make: Promise<BoardDocument>, follow: boolean) => {
    setProblem(null);
    setBusy(true);
    make
      .then((board) => onBegin(board, follow))
      .catch((why) => setProblem(fileFault(text, why)))
      .finally(() => setBusy(false));
  };
  const copied = async (address: string) =>
    copyOf(await fetchFile(address), (title) => text("editor-copy-of", { title }));
  const tabs = [
    {
      name: "region",
      label: text("editor-from-region"),
      body: <RegionForm onBegin={(make) => attempt(make, false)} />,
    },
    {
      name: "copy",
      label: text("editor-from-copy"),
      body: <CopyForm boards={boards} busy={busy} onChoose={(one) => attempt(copied(one), false)} />,
    },
    {
      name: "nothing",
      label: text("editor-from-nothing"),
      body: <EmptyForm boards={boards} busy={busy} onMake={(make) => attempt(make, true)} />,
    },
    {
      name: "file",
      label: text("editor-from-file"),
      body: <FileForm onFile={(file) => attempt(file.text().then(readBoard), false)} />,
    },
  ];
  return (
    <Dialog title={text("editor-new")} onClose={onClose}>
      <div class="start">
        <Tabs title={text("editor-new")} tabs={tabs} chosen={tab} onChoose={setTab} />
        {problem && (
          <p class="problem" role="alert">
            {problem}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface CopyProps {
  readonly boards: readonly BoardData[];
  readonly busy: boolean;
  readonly onChoose: (address: string) => void;
}

function CopyForm({ boards, busy, onChoose }: CopyProps) {
  return (
    <div class="menu-items">
      {boards.map(({ id, board, words }) => (
        <button
          type="button"
          class="button"
          key={id}
          data-copy={id}
          disabled={busy}
          onClick={() => onChoose(board)}
        >
          {boardTitle({ name: id, words })}
        </button>
      ))}
    </div>
  );
}

const SHAPES = { wide: [3, 2], square: [1, 1], tall: [2, 3] } as const;

interface EmptyProps {
  readonly boards: readonly BoardData[];
  readonly busy: boolean;
  readonly onMake: (board: Promise<BoardDocument>) => void;
}

function EmptyForm({ boards, busy, onMake }: EmptyProps) {
  const text = useText();
  const [title, setTitle] = useState("");
  const [shape, setShape] = useState<keyof typeof SHAPES>("wide");
  const [like, setLike] = useState("");
  const make = async () => {
    const { rules } = (await fetchFile(like || boards[0]!.board))!;
    const language = document.documentElement.lang;
    return emptyBoard({ id: idFor(title), title: title.trim(), language, aspect: SHAPES[shape], rules });
  };
  const submit = (event: Event) => {
    event.preventDefault();
    if (title.trim()) onMake(make());
  };
  return (
    <form class="ask" onSubmit={submit}>
      <label class="line">
        {text("editor-title")}
        <input
          class="field"
          dir="auto"
          maxLength={40}
          required
          value={title}
          onInput={(event) => setTitle(event.currentTarget.value)}
        />
      </label>
      <label class="line">
        {text("editor-shape")}
        <select
          class="field"
          value={shape}
          onChange={(event) => setShape(event.currentTarget.value as "wide")}
        >
          {Object.keys(SHAPES).map((one) => (
            <option value={one} key={one}>
              {text(`editor-shape-${one}`)}
            </option>
          ))}
        </select>
      </label>
      <label class="line">
        {text("editor-rules-like")}
        <select class="field" value={like} onChange={(event) => setLike(event.currentTarget.value)}>
          {boards.map(({ id, board, words }) => (
            <option value={board} key={id}>
              {boardTitle({ name: id, words })}
            </option>
          ))}
        </select>
      </label>
      <div class="dialog-foot">
        <button type="submit" class="button main" disabled={busy || boards.length === 0}>
          {text("editor-begin")}
        </button>
      </div>
    </form>
  );
}

function FileForm({ onFile }: { onFile: (file: File) => void }) {
  const text = useText();
  const chosen = (event: Event) => {
    const input = event.currentTarget as HTMLInputElement;
    const [file] = input.files ?? [];
    if (file) onFile(file);
    input.value = "";
  };
  return (
    <div class="ask">
      <p class="muted">{text("editor-file-about")}</p>
      <label class="button">
        {text("editor-file-choose")}
        <input class="unseen" type="file" accept=".json,application/json" onChange={chosen} />
      </label>
    </div>
  );
}
