import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { type Marks, noMarks } from "./table";

/** What somebody who teaches points at on the board, in its own coordinates. */
export interface Guide {
  readonly marks: Marks;
  readonly spots: readonly { readonly x: number; readonly y: number }[];
}

export const GuideContext = createContext<Guide>({ marks: noMarks, spots: [] });

export const useGuide = (): Guide => useContext(GuideContext);
