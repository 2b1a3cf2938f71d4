import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import { hrefOf } from "../address";
import type { Board } from "../boards/board";
import { boardTitle, inOurLanguage } from "../boards/titles";
import type { Book, Section } from "../book/book";
import { Boundary } from "../look/Boundary";
import type { BoardData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
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

interface WholeProps extends RulesBookProps {
  /** All that are offered. */
  boards: readonly BoardData[];
}

const idOf = (section: Section) => section.title.split("-")[1]!;

/** The whole page: contents, sections, rulings, and the way to the other boards. */
export function RulesBook({ board, book, boards }: WholeProps) {
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
          <h1>{book.text("rules-title", { board: boardTitle(board) })}</h1>
          <p class="muted">{inOurLanguage(board.words)?.about}</p>
        </div>
        <Contents board={parts[0] ?? board.name} label={book.text("rules-contents")} entries={entries} />
        <article>
          {told.map((section) => (
            <Boundary key={section.title} of={book}>
              <OneSection board={board} book={book} section={section} />
            </Boundary>
          ))}
          <Rulings book={book} />
        </article>
      </main>
      <Others book={book} boards={boards.filter((other) => other.board !== board.address)} />
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

function Others({ book, boards }: Pick<WholeProps, "book" | "boards">) {
  return (
    <nav class="rules-others" aria-labelledby="rules-others">
      <h2 id="rules-others">{book.text("rules-others")}</h2>
      <ul>
        {boards.map(({ id, words }) => (
          <li>
            <a class="button" href={hrefOf("rules", id)}>
              {boardTitle({ name: id, words })}
            </a>
          </li>
        ))}
      </ul>
      <a href={hrefOf("home")}>{book.text("rules-home")}</a>
    </nav>
  );
}
