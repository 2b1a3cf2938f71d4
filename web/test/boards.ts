import { readdirSync, readFileSync } from "node:fs";
import { type Board, makeBoard } from "../src/boards/board";

const DATA = "../src/trilhos/boards/data/";
const ART = "src/boards/art/";
const read = (path: string) => JSON.parse(readFileSync(path, "utf-8"));

/** All boards, from the files that the page is built from. */
export const boards: readonly Board[] = readdirSync(ART).map((file) => {
  const name = file.replace(".json", "");
  return makeBoard(read(`${DATA}${name}.json`), read(`${ART}${file}`));
});

/** A board that has what the test needs. */
export function boardWith(has: (board: Board) => boolean): Board {
  const found = boards.find(has);
  if (!found) throw new Error("no board has that");
  return found;
}
