import { type ChapterKey, chapterKeys } from "../chapters";
import type { Key } from "../chapters/chapter";
import type { ActionKind } from "../view/game";

/** All keys: this one table drives both what they do and the list of them. Enter is the browser's own. */
export const keys: readonly ChapterKey[] = [
  ...chapterKeys,
  {
    keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
    shown: "← → ↑ ↓",
    about: "key-arrows",
    act: (actions, key) => actions.arrow(key),
  },
  { keys: [], shown: "Enter", about: "key-enter", act: () => {} },
  { keys: ["Escape"], shown: "Esc", about: "key-cancel", act: (actions) => actions.cancel() },
  { keys: ["u"], shown: "U", about: "key-undo", act: (actions) => actions.undo() },
  { keys: ["n"], shown: "N", about: "key-next", act: (actions) => actions.next() },
  { keys: ["l"], shown: "L", about: "key-last", act: (actions) => actions.end() },
  { keys: ["/"], shown: "/", about: "key-find", act: (actions) => actions.find() },
  { keys: ["?"], shown: "?", about: "key-help", act: (actions) => actions.help() },
];

/** The keys that this edition has. */
export const keysFor = (actions: readonly ActionKind[], decks: number): readonly Key[] =>
  keys.filter((key) => (!key.needs || actions.includes(key.needs)) && decks >= (key.decks ?? 0));

/** What a key press means, if anything. */
export const keyOf = (some: readonly Key[], pressed: string): Key | undefined =>
  some.find((one) => one.keys.includes(pressed.length === 1 ? pressed.toLowerCase() : pressed));
