import { useEffect, useRef, useState } from "preact/hooks";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { Keeper, type Keeping } from "./Keeper";
import type { Kept } from "./store";

interface KeptDesk {
  readonly keeping: Keeping;
  readonly keeper: { readonly current: Keeper | null };
}

/** Keeps what is on a desk, as long as it is shown. */
export function useKeeping(desk: EditorDesk, kept: Kept, onCopy: (board: BoardDocument) => void): KeptDesk {
  const [keeping, setKeeping] = useState<Keeping>("kept");
  const keeper = useRef<Keeper | null>(null);
  useEffect(() => {
    const mine = new Keeper(desk, kept, setKeeping, onCopy);
    keeper.current = mine;
    return () => mine.stop();
  }, [desk]);
  return { keeping, keeper };
}
