import { useEffect, useState } from "preact/hooks";
import type { Board } from "./board";
import { boardHere, loadBoard } from "./load";

/** A board by its address, once it is here. */
export function useBoard(address: string | undefined): Board | null {
  const [, setCome] = useState(0);
  const board = address ? boardHere(address) : null;
  useEffect(() => {
    if (address && !board) void loadBoard(address).then(() => setCome((times) => times + 1));
  }, [address]);
  return board;
}
