import { Log } from "../log/Log";
import type { LogLine } from "../log/narrator";
import type { Spot } from "../log/parts";
import type { PieceColour } from "../look/pieces";

export interface LogPlaceProps {
  readonly lines: readonly LogLine[];
  readonly pieces: readonly PieceColour[];
  readonly onSpot?: ((spot: Spot | null) => void) | undefined;
}

/** The log at a table, where what is new is spoken by itself, whether or not the log is in view. */
export const LogPlace = ({ lines, pieces, onSpot }: LogPlaceProps) => (
  <Log lines={lines} pieces={pieces} live={false} {...(onSpot && { onPoint: onSpot })} />
);

/** Sentences as lines of a log, where nothing more is known of them. */
export const plainLines = (sentences: readonly string[]): readonly LogLine[] =>
  sentences.map((words, key) => ({ key, seat: null, parts: [words] }));
