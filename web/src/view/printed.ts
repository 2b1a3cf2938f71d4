import { useEffect, useState } from "preact/hooks";
import { call } from "../live/http";
import type { PiecesData } from "../protocol/schema";

/** What the server says of a board and its rulebook, as far as this page needs it. */
export interface PrintedBoard {
  /** By number: what a claim brings, whoever makes it. */
  readonly routes: readonly { readonly points: number }[];
  readonly split?: { readonly suggested: PiecesData } | null;
  /** Of drawing tickets: how many are seen, and how many of them have to be kept. */
  readonly draw?: { readonly tickets: number; readonly least: number };
}

const asked = new Map<string, Promise<PrintedBoard>>();

function ask(path: string): Promise<PrintedBoard> {
  const answer = asked.get(path) ?? call<PrintedBoard>(path);
  asked.set(path, answer);
  answer.catch(() => asked.delete(path));
  return answer;
}

/** What is printed on a board, asked for once it is wanted; null: not yet known. A game goes on without it. */
export function usePrinted(board: string, players: number, wanted = true): PrintedBoard | null {
  const [printed, setPrinted] = useState<PrintedBoard | null>(null);
  useEffect(() => {
    if (wanted) ask(`boards/${board}/printed?players=${players}`).then(setPrinted, () => {});
  }, [board, players, wanted]);
  return printed;
}
