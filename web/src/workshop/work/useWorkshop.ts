import { useEffect, useState } from "preact/hooks";
import type { WorkshopData } from "../../protocol/schema";
import { workshopApi } from "../api";

/** What the server says of its workshop; null: it hasn't answered, "lost": it can't be reached. */
export type Workshop = WorkshopData | "lost" | null;

export function useWorkshop(): Workshop {
  const [workshop, setWorkshop] = useState<Workshop>(null);
  useEffect(() => {
    workshopApi.about().then(setWorkshop, () => setWorkshop("lost"));
  }, []);
  return workshop;
}

/** The key of the sentence that says why nothing can be asked of the server; null: it can be. */
export const shutWords = (workshop: Workshop): string | null =>
  workshop === "lost" ? "editor-work-unreached" : workshop?.open === false ? "editor-work-closed" : null;
