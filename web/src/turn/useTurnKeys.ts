import type { Key, KeyActions } from "../chapters/chapter";
import { isBusy, useKeyDown } from "../look/useKeyDown";
import { keyOf } from "./keys";

const FIELDS = "input:not([type=radio], [type=checkbox], [type=range]), textarea, select, [contenteditable]";

/** Lets the keys of the table do what they say, wherever the focus is, but not while somebody types. */
export function useTurnKeys(keys: readonly Key[], actions: KeyActions): void {
  useKeyDown((event) => {
    const key = isBusy(event, FIELDS) ? undefined : keyOf(keys, event.key);
    if (!key) return;
    event.preventDefault();
    key.act(actions, event.key);
  });
}
