import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Text } from "./text";

const missing = (key: string): never => {
  throw new Error(`no catalogue for ${key}: wrap the page in TextContext`);
};

export const TextContext = createContext<Text>(Object.assign(missing, { has: missing }));

export const useText = (): Text => useContext(TextContext);
