import { useLayoutEffect, useState } from "preact/hooks";
import type { DeskState, EditorDesk } from "./EditorDesk";

/** The state of a desk, and every next one. */
export function useDesk(desk: EditorDesk): DeskState {
  const [state, setState] = useState(desk.state);
  useLayoutEffect(() => {
    setState(desk.state);
    return desk.listen(() => setState(desk.state));
  }, [desk]);
  return state;
}
