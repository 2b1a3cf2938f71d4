import { useEffect, useState } from "preact/hooks";
import type { Scenery } from "./data";
import { loadScenery } from "./load";

const here = new Map<string, Scenery>();

/** Land and sea of a board, once they are here; they stay, so that a board shown again has them at once. */
export function useScenery(address: string): Scenery | null {
  const [, setCome] = useState(0);
  useEffect(() => {
    if (here.has(address)) return;
    void loadScenery(address).then((scenery) => {
      if (!scenery) return;
      here.set(address, scenery);
      setCome((times) => times + 1);
    });
  }, [address]);
  return here.get(address) ?? null;
}
