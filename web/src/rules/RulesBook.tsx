import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hrefOf } from "../address";
import type { Board } from "../boards/board";
import { boardNames } from "../boards/load";
import type { Book, Section } from "../book/book";
import { Boundary } from "../look/Boundary";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { editionAbout, editionTitle } from "../text/names";
import { useAddress } from "../useAddress";
import { Contents, type Entry, show } from "./Contents";
import { rulingsOf, sentencesOf } from "./lines";
import { sectionsOf } from "./sections";
import "./rules.css";

export { loadBook } from "./load";

export interface RulesBookProps {
  board: Board;
  book: Book;
}

const idOf = (section: Section) => section.title.split("-")[1]!;

/** The whole page: contents, sections, rulings, and the way to the other boards. */
export function RulesBook({ board, book }: RulesBookProps) {
  const text = useText();
  const told = sectionsOf(book);
  const entries: readonly Entry[] = [
    ...told.map((section) => ({ id: idOf(section), title: book.text(section.title) })),
    { id: "rulings", title: book.text("rules-rulings-title") },
  ];
  const { parts } = useAddress();
  useEffect(() => show(parts[1]), [parts[1]]);
  return (
    <div class="rules">
      <Top />
      <main>
        <div class="rules-name">
          <h1>{book.text("rules-title", { board: editionTitle(text, board.name) })}</h1>
          <p class="muted">{editionAbout(text, board.name)}</p>
        </div>
        <Contents edition={board.name} label={book.text("rules-contents")} entries={entries} />
        <article>
          {told.map((section) => (
            <Boundary key={section.title} of={book}>
              <OneSection board={board} book={book} section={section} />
            </Boundary>
          ))}
          <Rulings book={book} />
        </article>
      </main>
      <Others edition={board.name} book={book} />
    </div>
  );
}

function Top() {
  return (
    <header class="rules-top">
      <a class="title" href={hrefOf("home")}>
        Trilhos
      </a>
      <SettingsButton />
    </header>
  );
}

function Part({ id, title, children }: Entry & { children: ComponentChildren }) {
  return (
    <section aria-labelledby={`rules-${id}`}>
      <h2 id={`rules-${id}`} tabIndex={-1}>
        {title}
      </h2>
      {children}
    </section>
  );
}

function OneSection({ board, book, section }: RulesBookProps & { section: Section }) {
  const { title, lead, list, figures = [], notes } = section;
  return (
    <Part id={idOf(section)} title={book.text(title)}>
      {sentencesOf(book, lead).map((words) => (
        <p>{words}</p>
      ))}
      <List said={sentencesOf(book, list)} />
      {figures.map((Shown) => (
        <Shown board={board} book={book} />
      ))}
      <List said={sentencesOf(book, notes)} />
    </Part>
  );
}

function List({ said }: { said: readonly string[] }) {
  return said.length ? (
    <ul>
      {said.map((words) => (
        <li>{words}</li>
      ))}
    </ul>
  ) : null;
}

function Rulings({ book }: { book: Book }) {
  return (
    <Part id="rulings" title={book.text("rules-rulings-title")}>
      <p>{book.text("rules-rulings-lead")}</p>
      <ul class="rulings">
        {rulingsOf(book).map(([id, words]) => (
          <li>
            <small class="muted">{id}</small>
            <span>{words}</span>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Others({ edition, book }: { edition: string; book: Book }) {
  const text = useText();
  const others = boardNames.filter((name) => name !== edition);
  return (
    <nav class="rules-others" aria-labelledby="rules-others">
      <h2 id="rules-others">{book.text("rules-others")}</h2>
      <ul>
        {others.map((name) => (
          <li>
            <a class="button" href={hrefOf("rules", name)}>
              {editionTitle(text, name)}
            </a>
          </li>
        ))}
      </ul>
      <a href={hrefOf("home")}>{book.text("rules-home")}</a>
    </nav>
  );
}
