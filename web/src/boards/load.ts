import { type Board, bareBoard, makeBoard } from "./board";
import type { BoardFacts, Finer, Scenery } from "./data";
import { fetchPart } from "./part";

const made = new Map<string, Board>();

/** A board that was loaded before. */
export const boardHere = (address: string): Board | null => made.get(address) ?? null;

/** The board of an address, made once. */
export async function loadBoard(address: string): Promise<Board> {
  const facts = await fetchPart<BoardFacts>(address);
  const board = made.get(address) ?? (facts ? makeBoard(facts, address) : bareBoard(address));
  made.set(address, board);
  return board;
}

/** Land and sea of a board; what a game needs comes first. */
export const loadScenery = (address: string): Promise<Scenery | null> =>
  fetchPart<Scenery>(`${address}/scenery`, "low");

/** The finer land of a board, if it has one. */
export const loadFiner = (address: string): Promise<Finer | null> =>
  fetchPart<Finer>(`${address}/finer`, "low");
