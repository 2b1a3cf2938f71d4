import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { loadBoard } from "../boards/load";
import type { Book } from "../book/book";
import { NotLoaded } from "../lazy";
import { Waiting } from "../look/Waiting";
import type { Language } from "../text/catalogues";
import { useText } from "../text/context";
import { fetchRulesBook } from "./code";
import type { RulesBook } from "./RulesBook";

interface Shown {
  readonly Book: typeof RulesBook;
  readonly book: Book;
  readonly board: Board;
}

/** The rules of one edition; words, numbers and layout are fetched when somebody asks for them. */
export function RulesPage({ edition }: { edition: string }) {
  const text = useText(); // another one as soon as the language is another
  const [shown, setShown] = useState<Shown | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load(edition).then(
      (loaded) => wanted && setShown(loaded),
      () => setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [edition, text]);
  if (failed) return <NotLoaded />;
  if (shown?.board.name !== edition) return <Waiting />;
  return <shown.Book board={shown.board} book={shown.book} />;
}

async function load(edition: string): Promise<Shown> {
  const language = document.documentElement.lang as Language;
  const { RulesBook: Book, loadBook } = await fetchRulesBook();
  const [board, book] = await Promise.all([loadBoard(edition), loadBook(edition, language)]);
  return { board, Book, book };
}
