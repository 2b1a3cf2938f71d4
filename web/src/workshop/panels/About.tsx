import { useState } from "preact/hooks";
import { Check } from "../../look/Check";
import { languages } from "../../text/catalogues";
import { useText } from "../../text/context";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { withNames } from "../document/labels";
import { setWords } from "../document/rules";
import { TextField } from "./fields";

interface AboutProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly follow: boolean;
}

/** What the board is called, in several languages, who made it, and how it is drawn. */
export function AboutPanel({ desk, board, follow }: AboutProps) {
  const text = useText();
  const credits = (board.credits ?? []).join("\n");
  return (
    <section class="form" aria-label={text("editor-board")}>
      {Object.keys(board.words).map((language) => (
        <Words key={language} desk={desk} board={board} language={language} />
      ))}
      <NewLanguage desk={desk} board={board} />
      <h2>{text("editor-file")}</h2>
      <TextField
        label={text("editor-id")}
        value={board.id}
        most={40}
        fault={(id) => (/^[a-z][a-z0-9_-]{0,39}$/.test(id) ? null : text("editor-id-fault"))}
        onChange={(id) => desk.edit((now) => ({ ...now, id }))}
      />
      <TextField
        label={text("editor-licence")}
        name="licence"
        value={board.licence ?? ""}
        most={500}
        onChange={(licence) => desk.edit((now) => ({ ...now, licence }))}
      />
      <TextField
        label={text("editor-credits")}
        value={credits}
        most={2000}
        long
        onChange={(typed) => desk.edit((now) => ({ ...now, credits: linesOf(typed) }))}
      />
      <h2>{text("editor-drawing")}</h2>
      <Check on={follow} label={text("editor-follow")} onChange={(on) => desk.set({ follow: on })} />
      <button type="button" class="button" data-names onClick={() => desk.edit((now) => withNames(now))}>
        {text("editor-names-anew")}
      </button>
    </section>
  );
}

const linesOf = (typed: string): string[] =>
  typed
    .split("\n")
    .map((line) => line.trim().slice(0, 500))
    .filter(Boolean)
    .slice(0, 50);

interface WordsProps extends Omit<AboutProps, "follow"> {
  readonly language: string;
}

function Words({ desk, board, language }: WordsProps) {
  const text = useText();
  const words = board.words[language]!;
  const said = new Intl.DisplayNames([document.documentElement.lang], { type: "language", fallback: "code" });
  return (
    <fieldset class="words">
      <legend>{nameOf(said, language)}</legend>
      <TextField
        label={text("editor-title")}
        name={`title-${language}`}
        value={words.title}
        most={40}
        fault={(title) => (title.trim() ? null : text("editor-name-empty"))}
        onChange={(title) => desk.edit((now) => setWords(now, language, { ...words, title: title.trim() }))}
      />
      <TextField
        label={text("editor-about-board")}
        value={words.about ?? ""}
        most={500}
        long
        onChange={(about) => desk.edit((now) => setWords(now, language, { ...words, about }))}
      />
      {Object.keys(board.words).length > 1 && (
        <button
          type="button"
          class="button"
          onClick={() => desk.edit((now) => setWords(now, language, null))}
        >
          {text("editor-remove-language", { language: nameOf(said, language) })}
        </button>
      )}
    </fieldset>
  );
}

function nameOf(said: Intl.DisplayNames, language: string): string {
  try {
    return said.of(language) ?? language;
  } catch {
    return language;
  }
}

const LANGUAGE = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/;

function NewLanguage({ desk, board }: Omit<AboutProps, "follow">) {
  const text = useText();
  const [typed, setTyped] = useState("");
  const add = (event: Event) => {
    event.preventDefault();
    const [said] = Object.values(board.words);
    desk.edit((now) => setWords(now, typed, { title: said?.title ?? board.id, about: "" }));
    setTyped("");
  };
  return (
    <form class="new-thing" onSubmit={add}>
      <input
        class="field"
        list="editor-languages"
        aria-label={text("editor-language")}
        placeholder={text("editor-language")}
        value={typed}
        onInput={(event) => setTyped(event.currentTarget.value)}
      />
      <datalist id="editor-languages">
        {[...languages, "it", "ja", "zh", "ar"].map((one) => (
          <option value={one} key={one} />
        ))}
      </datalist>
      <button type="submit" class="button" disabled={!LANGUAGE.test(typed) || typed in board.words}>
        {text("editor-add-language")}
      </button>
    </form>
  );
}
