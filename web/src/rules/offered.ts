import { answerTo, askAhead } from "../ahead";
import { loadBoard } from "../boards/load";
import { fetchPart } from "../boards/part";
import type { Api } from "../live/api";
import type { BoardData } from "../protocol/schema";

const ADDRESS = /^[0-9a-f]{32}$/;

/** All boards that are offered, and the address of the one that is meant: by its id, or by that address itself. */
export interface Offered {
  readonly address: string | null;
  readonly boards: readonly BoardData[];
}

/** What a rules page needs, asked for while its code comes. */
export async function askRulesEarly(api: Api, word: string): Promise<void> {
  const { address } = await askAhead(`rules ${word}`, () => find(api, word));
  if (address) await Promise.all([loadBoard(address), fetchPart(`${address}/rules`)]);
}

/** The same, unless it was begun already. */
export const findOffered = (api: Api, word: string): Promise<Offered> =>
  answerTo(`rules ${word}`, () => find(api, word));

async function find(api: Api, word: string): Promise<Offered> {
  const boards = await api.boards();
  const found = boards.find(({ id }) => id === word)?.board;
  return { boards, address: found ?? (ADDRESS.test(word) ? word : null) };
}
