import people from "../../../src/trilhos/bots/characters.json";
import type { BoardFacts, Finer, Scenery } from "../boards/data";
import { offerPart } from "../boards/part";
import type { BoardData } from "../protocol/schema";

const DATA = "../../../src/trilhos/boards/data/";

type Stored = BoardFacts & {
  art: { layers: Scenery; finer: Finer };
  rules: { least_players: number; most_players: number };
};

// As much of a server as boards need: their own files, by their names.
const files = import.meta.glob<Stored>("../../../src/trilhos/boards/data/*.json", { import: "default" });

/** The characters, those at home first. */
const companyOf = (board: string): string[] =>
  [...people].sort((a, b) => Number(b.home === board) - Number(a.home === board)).map(({ id }) => id);

/** The names of all boards. */
export const boardNames: readonly string[] = Object.keys(files).map((path) => path.slice(DATA.length, -5));

/** Has a board at hand, as if it had been fetched; its address is its name. */
export async function bringBoard(name: string): Promise<BoardData> {
  const file = await files[`${DATA}${name}.json`]!();
  const { least_players, most_players } = file.rules;
  offerPart(name, file);
  offerPart(`${name}/scenery`, file.art.layers);
  offerPart(`${name}/finer`, file.art.finer);
  const words = Object.fromEntries(
    Object.entries(file.words).map(([language, said]) => [language, { about: "", ...said }]),
  );
  return { id: name, board: name, words, least_players, most_players, options: {}, company: companyOf(name) };
}
