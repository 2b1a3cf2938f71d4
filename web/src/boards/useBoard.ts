import { useEffect, useState } from "preact/hooks";
import type { Board } from "./board";
import { boardHere, loadBoard } from "./load";

/** A board by its name, once its files are here. */
export function useBoard(name: string | undefined): Board | null {
  const [, setCome] = useState(0);
  const board = name ? boardHere(name) : null;
  useEffect(() => {
    if (name && !board) void loadBoard(name).then(() => setCome((times) => times + 1));
  }, [name]);
  return board;
}
