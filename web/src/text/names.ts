import type { Text, Values } from "./text";

/**
 * What a name is called that the server told. One that this page has never heard, of a newer server or of somebody's own
 * chapter, stands for itself.
 */
export const named = (text: Text, key: string, name: string, values?: Values): string =>
  text.has(key) ? text(key, values) : name;

export const cardName = (text: Text, card: string): string => named(text, `card-${card}`, card);

export const cardCount = (text: Text, card: string, count: number): string =>
  named(text, `count-${card}`, `${count} × ${card}`, { count });

export const colourName = (text: Text, colour: string): string => named(text, `colour-${colour}`, colour);

export const deckName = (text: Text, deck: string): string => named(text, `stack-${deck}`, deck);

export const lineName = (text: Text, line: string): string => named(text, `line-${line}`, line);
