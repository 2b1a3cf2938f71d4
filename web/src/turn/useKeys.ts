import type { Key, KeyDeeds } from "../chapters/chapter";
import { isBusy, useKeyDown } from "../look/useKeyDown";
import { keyOf } from "./keys";

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Lets the keys of the table do what they say, wherever the focus is, but not while somebody types. */
export function useKeys(keys: readonly Key[], deeds: KeyDeeds): void {
  useKeyDown((event) => {
    const key = isBusy(event, FIELDS) ? undefined : keyOf(keys, event.key);
    if (!key) return;
    event.preventDefault();
    key.act(deeds, event.key);
  });
}
