import { Log } from "../log/Log";
import type { LogLine } from "../log/narrator";
import type { PieceColour } from "../look/pieces";
import type { BoardSpot } from "../telling/parts";
import { usePointing } from "../view/pointing";

export interface LogPlaceProps {
  readonly lines: readonly LogLine[];
  readonly pieces: readonly PieceColour[];
}

/** The log at a table, where what is new is spoken by itself, whether or not the log is in view. */
export function LogPlace({ lines, pieces }: LogPlaceProps) {
  const { point } = usePointing();
  const show = (spot: BoardSpot | null) => point(spot && { cities: spot.cities, way: spot.routes });
  return <Log lines={lines} pieces={pieces} live={false} onPoint={show} />;
}

/** Sentences as lines of a log, where nothing more is known of them. */
export const plainLines = (sentences: readonly string[]): readonly LogLine[] =>
  sentences.map((words, key) => ({ key, seat: null, parts: [words], entry: 0 }));
