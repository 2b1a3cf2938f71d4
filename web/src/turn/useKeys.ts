import { useLayoutEffect, useRef } from "preact/hooks";
import { type Key, type KeyDeeds, keyOf } from "./keys";

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Whether keys belong to something else: a field, a question, a browser's shortcut. */
function isBusy(event: KeyboardEvent): boolean {
  const target = event.target as Element;
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  const asked = document.querySelector("[role=dialog], dialog[open]") !== null;
  return event.defaultPrevented || shortcut || asked || target.closest?.(FIELDS) != null;
}

/** Lets the keys of the table do what they say, wherever the focus is, but not while somebody types. */
export function useKeys(keys: readonly Key[], deeds: KeyDeeds): void {
  const latest = useRef({ keys, deeds });
  latest.current = { keys, deeds };
  // As soon as the table stands, not a frame later: a key pressed in between would be lost.
  useLayoutEffect(() => {
    const press = (event: KeyboardEvent) => {
      const key = isBusy(event) ? undefined : keyOf(latest.current.keys, event.key);
      if (!key) return;
      event.preventDefault();
      key.act(latest.current.deeds, event.key);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, []);
}
