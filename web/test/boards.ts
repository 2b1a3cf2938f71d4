import { readdirSync, readFileSync } from "node:fs";
import { type Board, makeBoard } from "../src/boards/board";

const DATA = "../src/trilhos/boards/data/";
const read = (path: string) => JSON.parse(readFileSync(path, "utf-8"));

/** All boards, from the files that the page is built from. */
export const boards: readonly Board[] = readdirSync(DATA).map((file) => makeBoard(read(`${DATA}${file}`)));

/** A board that has what the test needs. */
export function boardWith(has: (board: Board) => boolean): Board {
  const found = boards.find(has);
  if (!found) throw new Error("no board has that");
  return found;
}
