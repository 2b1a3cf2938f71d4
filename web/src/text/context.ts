import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Text } from "./text";

const missing: Text = (key) => {
  throw new Error(`no catalogue for ${key}: wrap the page in TextContext`);
};

export const TextContext = createContext<Text>(missing);

export const useText = (): Text => useContext(TextContext);
