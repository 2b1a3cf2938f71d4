import { fetchPart } from "../../boards/part";
import { newKey } from "../../key";
import type { BoardFile } from "../../protocol/schema";
import type { BoardDocument } from "../document/document";
import { begin } from "../document/history";
import { openBoard } from "../document/read";
import { isFleeting, keepBoard } from "../keep/store";

/** The whole file of a board that the server offers; null: it has none. */
export const fetchFile = (address: string): Promise<BoardFile | null> =>
  fetchPart<BoardFile>(`${address}/file`);

/** An id for a board's file: what it is called, in the letters that ids have. */
export function idFor(title: string): string {
  const plain = title
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const id = plain
    .replace(/^[^a-z]+|-+$/g, "")
    .slice(0, 30)
    .replace(/-+$/, "");
  return id || `board-${newKey().slice(0, 6)}`;
}

/** A copy to be changed: under another id and other titles. */
export function copyOf(file: unknown, titled: (title: string) => string): BoardDocument {
  const board = openBoard(file);
  const words = Object.fromEntries(
    Object.entries(board.words).map(([language, said]) => [
      language,
      { ...said, title: titled(said.title).slice(0, 40) },
    ]),
  );
  return { ...board, id: `${board.id.slice(0, 32)}-${newKey().slice(0, 6)}`, order: 1000, words };
}

/** Keeps a new board, if need be as long as this window is open, and tells its place on this device. */
export async function keepNew(board: BoardDocument, follow: boolean): Promise<string> {
  const id = newKey().slice(0, 12);
  await keepBoard(id, begin(board), { version: 0, follow }).catch((problem) => {
    if (!isFleeting(id)) throw problem;
  });
  return id;
}
