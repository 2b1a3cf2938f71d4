import type { ChairData } from "../protocol/schema";

/** The colours that others than this chair have chosen: bots and empty chairs give way. */
export const takenBy = (chairs: readonly ChairData[], chair: number): ReadonlySet<string> =>
  new Set(chairs.filter(({ picked }, other) => picked && other !== chair).map(({ color }) => color));
