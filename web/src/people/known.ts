import { useEffect, useState } from "preact/hooks";
import { api } from "../live/api";
import type { BotData, CharacterData } from "../protocol/schema";

export type Characters = ReadonlyMap<string, CharacterData>;

let known: Characters = new Map();
let asked: Promise<Characters> | null = null;

/** Who can be met here: whoever has heard it needn't ask. */
export function tellKnown(bots: readonly BotData[]): void {
  known = new Map(bots.flatMap(({ name, character }) => (character ? [[name, character] as const] : [])));
  asked = Promise.resolve(known);
}

function ask(): Promise<Characters> {
  asked ??= api.bots().then(
    (bots) => {
      tellKnown(bots);
      return known;
    },
    () => {
      asked = null; // a game goes on without faces
      return known;
    },
  );
  return asked;
}

/** The characters by name, once they are known; where nobody is `wanted`, nobody is asked for. */
export function useCharacters(wanted: boolean): Characters {
  const [characters, setCharacters] = useState(known);
  useEffect(() => {
    if (wanted) void ask().then(setCharacters);
  }, [wanted]);
  return characters;
}

/** Who a bot is; null for one that is nobody, and until it is known. */
export const useCharacter = (bot: string | null): CharacterData | null =>
  useCharacters(bot !== null).get(bot ?? "") ?? null;
