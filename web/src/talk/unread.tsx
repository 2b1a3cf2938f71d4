import { useEffect, useMemo, useState } from "preact/hooks";
import type { Followed } from "../live/link";
import type { TableData } from "../protocol/schema";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { type Said, saidIn } from "./said";

interface Heard {
  readonly followed: Followed;
  readonly table: TableData;
}

/** What was said and not yet seen; nothing where talk is muted. */
export function useUnread({ followed, table }: Heard, open: boolean): readonly Said[] {
  const { chat } = useSettings();
  const said = useMemo(() => saidIn(followed.entries, table), [followed.entries, table]);
  const [seen, setSeen] = useState(said.length);
  useEffect(() => {
    if (open) setSeen(said.length);
  }, [open, said.length]);
  return chat && !open ? said.slice(seen) : [];
}

/** How much is new. */
export function Unread({ fresh }: { fresh: readonly Said[] }) {
  const text = useText();
  if (fresh.length === 0) return null;
  return (
    <span class="talk-new">
      <span aria-hidden="true">{fresh.length}</span>
      <span class="unseen">{text("chat-new", { count: fresh.length })}</span>
    </span>
  );
}

/** What was said last, for those who listen while talk is out of view. */
export function Overheard({ fresh }: { fresh: readonly Said[] }) {
  const last = fresh.at(-1);
  return (
    <span class="unseen" aria-live="polite">
      {last && `${last.name}: ${last.words}`}
    </span>
  );
}
