import { readdirSync, readFileSync } from "node:fs";
import { type Board, makeBoard } from "../src/boards/board";
import { offerPart } from "../src/boards/part";

const DATA = "../src/trilhos/boards/data/";
const read = (path: string) => JSON.parse(readFileSync(path, "utf-8"));

/** All boards of ours, each at an address that is its name, as if the page had fetched them. */
export const boards: readonly Board[] = readdirSync(DATA).map((file) => {
  const [facts, name] = [read(`${DATA}${file}`), file.replace(".json", "")];
  offerPart(name, facts);
  offerPart(`${name}/scenery`, facts.art.layers);
  offerPart(`${name}/finer`, facts.art.finer);
  return makeBoard(facts, name);
});

/** A board that has what the test needs. */
export function boardWith(has: (board: Board) => boolean): Board {
  const found = boards.find(has);
  if (!found) throw new Error("no board has that");
  return found;
}
