import type { Notices } from "./useNotices";

export interface Reply {
  readonly good: boolean;
  readonly words: string;
}

export interface PartProps {
  readonly notices: Notices;
  readonly busy: boolean;
  /** Does something, tells what came of it, and looks how things stand then. */
  readonly attempt: (what: () => Promise<Reply>) => void;
}
