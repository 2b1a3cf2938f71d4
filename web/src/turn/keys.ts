import type { ActionKind } from "../view/game";

/** What keys can do at a table. */
export interface KeyDeeds {
  take(slot: number): void;
  draw(deck: number): void;
  mode(kind: ActionKind): void;
  tickets(): void;
  pass(): void;
  undo(): void;
  find(): void;
  help(): void;
  cancel(): void;
  arrow(key: string): void;
}

export interface Key {
  /** What is pressed, as the browser calls it. */
  readonly keys: readonly string[];
  /** What stands on the key in the list. */
  readonly shown: string;
  /** The key of the sentence that says what it does. */
  readonly about: string;
  readonly act: (deeds: KeyDeeds, key: string) => void;
  /** The edition must have it, or nothing is to be said of it. */
  readonly needs?: ActionKind | "second-deck";
}

const mode = (letter: string, kind: ActionKind, needs?: ActionKind): Key => ({
  keys: [letter],
  shown: letter.toUpperCase(),
  about: `key-${kind}`,
  act: (deeds) => deeds.mode(kind),
  ...(needs && { needs }),
});

/** All keys: this one table drives both what they do and the list of them. Enter is the browser's own. */
export const keys: readonly Key[] = [
  {
    keys: ["1", "2", "3", "4", "5", "6"],
    shown: "1 – 6",
    about: "key-take",
    act: (deeds, key) => deeds.take(Number(key) - 1),
  },
  { keys: ["d"], shown: "D", about: "key-draw", act: (deeds) => deeds.draw(0) },
  { keys: ["f"], shown: "F", about: "key-draw-second", act: (deeds) => deeds.draw(1), needs: "second-deck" },
  mode("r", "route"),
  { keys: ["t"], shown: "T", about: "key-tickets", act: (deeds) => deeds.tickets() },
  mode("e", "station", "station"),
  mode("h", "harbour", "harbour"),
  mode("x", "exchange", "exchange"),
  {
    keys: ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"],
    shown: "← → ↑ ↓",
    about: "key-arrows",
    act: (deeds, key) => deeds.arrow(key),
  },
  { keys: [], shown: "Enter", about: "key-enter", act: () => {} },
  { keys: ["Escape"], shown: "Esc", about: "key-cancel", act: (deeds) => deeds.cancel() },
  { keys: ["p"], shown: "P", about: "key-pass", act: (deeds) => deeds.pass() },
  { keys: ["u"], shown: "U", about: "key-undo", act: (deeds) => deeds.undo() },
  { keys: ["/"], shown: "/", about: "key-find", act: (deeds) => deeds.find() },
  { keys: ["?"], shown: "?", about: "key-help", act: (deeds) => deeds.help() },
];

/** The keys that this edition has. */
export const keysFor = (actions: readonly ActionKind[], decks: number): readonly Key[] =>
  keys.filter(({ needs }) => {
    if (needs === "second-deck") return decks > 1;
    return !needs || actions.includes(needs);
  });

/** What a key press means, if anything. */
export const keyOf = (some: readonly Key[], pressed: string): Key | undefined =>
  some.find((one) => one.keys.includes(pressed.length === 1 ? pressed.toLowerCase() : pressed));
