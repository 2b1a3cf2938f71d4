import { useLayoutEffect, useRef } from "preact/hooks";

/** Hears the keys of the whole page: as soon as the component stands, not a frame later, or one would be lost. */
export function useKeyDown(press: (event: KeyboardEvent) => void): void {
  const latest = useRef(press);
  latest.current = press;
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent) => latest.current(event);
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, []);
}

/** Whether a key belongs to something else: a field, a question, a browser's shortcut. */
export function isBusy(event: KeyboardEvent, fields: string): boolean {
  const shortcut = event.ctrlKey || event.metaKey || event.altKey;
  const asked = document.querySelector("[role=dialog], dialog[open]") !== null;
  return event.defaultPrevented || shortcut || asked || (event.target as Element).closest?.(fields) != null;
}
