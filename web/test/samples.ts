import { readFileSync } from "node:fs";
import type { Sample } from "../src/gallery/samples";
import { boards } from "./boards";

const read = (board: string): Record<string, Sample> =>
  JSON.parse(readFileSync(`test/samples/${board}.json`, "utf-8"));

/** The questions of this kind that the samples hold, with their boards. */
export const asked = (kind: string) =>
  boards.flatMap((board) => {
    const sample = read(board.name)[kind];
    return sample ? [{ board, sample, name: board.name }] : [];
  });

/** All of them. */
export const everything = boards.flatMap((board) =>
  Object.entries(read(board.name)).map(([kind, sample]) => ({ board, kind, sample })),
);
