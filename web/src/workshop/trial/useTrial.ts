import { useMemo, useState } from "preact/hooks";
import { type TrialWish, workshopApi } from "../api";
import type { BoardDocument } from "../document/document";
import type { Work } from "../work/Follower";
import { useWork } from "../work/useWork";
import type { Proposals } from "./changes";
import type { TrialNews } from "./figures";

/** Bots at a board: their test, and their search for changes. It goes on while other panels are shown. */
export interface Trial {
  readonly test: Work;
  readonly search: Work;
  readonly news: TrialNews | null;
  readonly proposals: Proposals | null;
  /** Whether the board is drawn in colours of what is taken. */
  readonly heat: boolean;
  readonly onHeat: (on: boolean) => void;
  readonly onTest: (board: BoardDocument, wish: TrialWish) => void;
  readonly onSearch: (board: BoardDocument, wish: TrialWish) => void;
  readonly onStopTest: () => void;
  readonly onStopSearch: () => void;
}

export function useTrial(board: string): Trial {
  const test = useWork(`test.${board}`);
  const search = useWork(`search.${board}`);
  const [heat, setHeat] = useState(true);
  return useMemo(
    () => ({
      test: test.work,
      search: search.work,
      news: (test.work.job?.result ?? test.work.job?.partial ?? null) as TrialNews | null,
      proposals: (search.work.job?.result ?? null) as Proposals | null,
      heat,
      onHeat: setHeat,
      onTest: (now, wish) => void test.follower.begin(() => workshopApi.trial(now, wish)),
      onSearch: (now, wish) => void search.follower.begin(() => workshopApi.improvements(now, wish)),
      onStopTest: () => test.follower.giveUp(),
      onStopSearch: () => search.follower.giveUp(),
    }),
    [test.work, search.work, heat],
  );
}
