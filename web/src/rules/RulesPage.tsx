import { useEffect, useState } from "preact/hooks";
import { type Board, isBare } from "../boards/board";
import { loadBoard } from "../boards/load";
import type { Book } from "../book/book";
import { NotLoaded } from "../lazy";
import { type Api, api as live } from "../live/api";
import { DeadEnd } from "../look/DeadEnd";
import { Waiting } from "../look/Waiting";
import type { BoardData } from "../protocol/schema";
import type { Language } from "../text/catalogues";
import { useText } from "../text/context";
import { fetchRulesBook } from "./code";
import { findOffered } from "./offered";
import type { RulesBook } from "./RulesBook";

interface Shown {
  readonly word: string;
  readonly Book: typeof RulesBook;
  readonly book: Book;
  readonly board: Board;
  readonly boards: readonly BoardData[];
}

interface RulesPageProps {
  /** A board's id, or its address. */
  word: string;
  api?: Api;
}

/** The rules of one board; words, numbers and layout are fetched when somebody asks for them. */
export function RulesPage({ word, api = live }: RulesPageProps) {
  const text = useText(); // another one as soon as the language is another
  const [shown, setShown] = useState<Shown | "nothing" | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    let wanted = true;
    load(api, word).then(
      (loaded) => wanted && setShown(loaded),
      () => setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [word, text, api]);
  if (failed) return <NotLoaded />;
  if (shown === "nothing") return <DeadEnd words={text("page-unknown")} />;
  if (shown?.word !== word) return <Waiting />;
  return <shown.Book board={shown.board} book={shown.book} boards={shown.boards} />;
}

async function load(api: Api, word: string): Promise<Shown | "nothing"> {
  const language = document.documentElement.lang as Language;
  const [{ RulesBook: Book, loadBook }, { address, boards }] = await Promise.all([
    fetchRulesBook(),
    findOffered(api, word),
  ]);
  const board = address ? await loadBoard(address) : null;
  if (!board || isBare(board)) return "nothing";
  return { word, board, Book, boards, book: await loadBook(board.address, language) };
}
