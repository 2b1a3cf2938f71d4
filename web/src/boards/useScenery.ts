import { useEffect, useState } from "preact/hooks";
import type { Finer, Scenery } from "./data";
import { loadFiner, loadScenery } from "./load";

const here = new Map<string, unknown>();

/** Part of a board, once it is wanted and here; it stays, so that a board shown again has it at once. */
function useKept<T>(path: string, load: () => Promise<T | null>, wanted = true): T | null {
  const [, setCome] = useState(0);
  useEffect(() => {
    if (!wanted || here.has(path)) return;
    void load().then((part) => {
      here.set(path, part);
      setCome((times) => times + 1);
    });
  }, [path, wanted]);
  return (here.get(path) as T | null | undefined) ?? null;
}

/** Land and sea of a board. */
export const useScenery = (address: string): Scenery | null =>
  useKept(`${address}/scenery`, () => loadScenery(address));

/** The land as it is for those who look closely; null, too, if the board has none. Nobody else waits for it, or pays for it. */
export const useFiner = (address: string, close: boolean): Finer | null =>
  useKept(`${address}/finer`, () => loadFiner(address), close);
