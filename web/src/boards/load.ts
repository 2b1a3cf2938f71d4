import { type Board, bareBoard, makeBoard } from "./board";
import type { BoardFacts, Scenery } from "./data";

const DATA = "../../../src/trilhos/boards/data/";

// The project's own map data, read when the page is built: no second copy is kept.
const data = import.meta.glob<BoardFacts>("../../../src/trilhos/boards/data/*.json", {
  import: "default",
});

/** The names of all boards there are. */
export const boardNames: readonly string[] = Object.keys(data).map((path) => path.slice(DATA.length, -5));

const made = new Map<string, Board>();

/** A board that was loaded before. */
export const boardHere = (name: string): Board | null => made.get(name) ?? null;

/** One board, made once; only its own files are fetched. */
export async function loadBoard(name: string): Promise<Board> {
  const board = made.get(name) ?? (await fetchBoard(name));
  made.set(name, board);
  return board;
}

async function fetchBoard(name: string): Promise<Board> {
  if (!boardNames.includes(name)) return bareBoard(name);
  return makeBoard(await data[`${DATA}${name}.json`]!());
}

/** Land and sea of a board. */
export const loadScenery = async (name: string): Promise<Scenery> =>
  (await data[`${DATA}${name}.json`]!()).art.layers;
