import { useEffect, useRef, useState } from "preact/hooks";
import type { EditorDesk } from "../desk/EditorDesk";
import { Keeper, type Keeping } from "./Keeper";
import type { Kept } from "./store";

/** Keeps what is on a desk, as long as it is shown. */
export function useKeeping(desk: EditorDesk, kept: Kept): { keeping: Keeping; overwrite: () => void } {
  const [keeping, setKeeping] = useState<Keeping>("kept");
  const keeper = useRef<Keeper | null>(null);
  useEffect(() => {
    const mine = new Keeper(desk, kept, setKeeping);
    keeper.current = mine;
    return () => mine.stop();
  }, [desk]);
  return { keeping, overwrite: () => void keeper.current?.overwrite() };
}
