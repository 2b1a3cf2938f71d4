import { createContext } from "preact";
import { useContext } from "preact/hooks";
import type { Followed, Link } from "../live/link";
import type { EntryData, TableData } from "../protocol/schema";

/** The game that the page follows, for what stands around the table. */
export interface GameHere {
  readonly link: Link;
  readonly followed: Followed;
  readonly table: TableData;
  /** What has been shown of it: others' moves come at the player's pace. */
  readonly seen: readonly EntryData[];
  /** Whether several people share this device. */
  readonly shared: boolean;
}

/** None in the gallery, where nothing is followed. */
export const GameContext = createContext<GameHere | null>(null);

export const useGame = (): GameHere | null => useContext(GameContext);
