import { useEffect, useState } from "preact/hooks";
import type { Board } from "./board";
import { loadBoard } from "./load";

/** A board by its name, once its files are here. */
export function useBoard(name: string | undefined): Board | null {
  const [board, setBoard] = useState<Board | null>(null);
  useEffect(() => {
    if (name) void loadBoard(name).then(setBoard);
  }, [name]);
  return board?.name === name ? board : null;
}
