import { useEffect, useState } from "preact/hooks";
import type { ChapterData, LookData } from "../../protocol/schema";
import { workshopApi } from "../api";
import type { BoardDocument } from "../document/document";

const PAUSE = 700; // ms without a change until the server looks at the board
const PATIENCE = 4000; // ms until it is asked again where it gave no answer

/** What the server last said of a board, and of which state of it. */
export interface Look extends LookData {
  readonly of: BoardDocument;
}

/** What the server says of the board, a little after each change; null until it has answered once. Lost: it is away. */
export function useLook(board: BoardDocument, language: string): { look: Look | null; lost: boolean } {
  const [look, setLook] = useState<Look | null>(null);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    let gone = false;
    const later = (pause: number) => setTimeout(ask, pause);
    const ask = () =>
      workshopApi.look(board).then(
        (told) => {
          setLost(false);
          if (!gone) setLook({ ...told, of: board });
        },
        () => {
          setLost(true);
          if (!gone) timer = later(PATIENCE);
        },
      );
    let timer = later(PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [board, language]);
  return { look, lost };
}

/** The chapters that rules can be made of, once the server has told them. */
export const useChapters = (language: string): readonly ChapterData[] =>
  useList(workshopApi.chapters, language);

/** A list that the server tells, asked for until it does. */
export function useList<T>(ask: () => Promise<readonly T[]>, language: string): readonly T[] {
  const [known, setKnown] = useState<readonly T[]>([]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let gone = false;
    const attempt = () =>
      void ask().then(
        (told) => gone || setKnown(told),
        () => {
          if (!gone) timer = setTimeout(attempt, PATIENCE);
        },
      );
    attempt();
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [language]);
  return known;
}
