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

/** What the server says of the board, a little after each change; null until it has answered once. */
export function useLook(board: BoardDocument, language: string): Look | null {
  const [look, setLook] = useState<Look | null>(null);
  useEffect(() => {
    let gone = false;
    const later = (pause: number) => setTimeout(ask, pause);
    const ask = () =>
      workshopApi.look(board).then(
        (told) => gone || setLook({ ...told, of: board }),
        () => {
          if (!gone) timer = later(PATIENCE); // the server doesn't answer just now
        },
      );
    let timer = later(PAUSE);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [board, language]);
  return look;
}

/** The chapters that rules can be made of, once the server has told them. */
export function useChapters(language: string): readonly ChapterData[] {
  const [known, setKnown] = useState<readonly ChapterData[]>([]);
  useEffect(() => {
    workshopApi.chapters().then(setKnown, () => {});
  }, [language]);
  return known;
}
