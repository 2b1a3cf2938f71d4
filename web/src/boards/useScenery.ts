import { useEffect, useState } from "preact/hooks";
import type { Scenery } from "./data";
import { loadScenery } from "./load";

const here = new Map<string, Scenery>();

/** Land and sea of a board, once they are here; they stay, so that a board shown again has them at once. */
export function useScenery(name: string): Scenery | null {
  const [, setCome] = useState(0);
  useEffect(() => {
    if (here.has(name)) return;
    void loadScenery(name).then((scenery) => {
      here.set(name, scenery);
      setCome((times) => times + 1);
    });
  }, [name]);
  return here.get(name) ?? null;
}
