import type { ComponentChildren } from "preact";
import { Badge } from "../look/Badge";
import { Icon } from "../look/Icon";
import type { PieceColour } from "../look/pieces";
import { memo } from "../memo";
import { useText } from "../text/context";
import { Words } from "./Log";
import type { LogLine } from "./narrator";

const HEARD = 6; // lines that a screen reader can still be in the midst of

/** What happened last, for those who listen, wherever the log itself is. */
export const Spoken = memo(function Spoken({ lines }: { lines: readonly LogLine[] }) {
  const text = useText();
  return (
    <div class="unseen" role="log" aria-live="polite" aria-label={text("log-latest")}>
      {lines.slice(-HEARD).map((line) => (
        <p key={line.key}>
          <Words parts={line.parts} />
        </p>
      ))}
    </div>
  );
});

interface LastLineProps {
  readonly lines: readonly LogLine[];
  readonly pieces: readonly PieceColour[];
  /** Whether the whole log is in view. */
  readonly open: boolean;
  readonly onOpen: () => void;
  /** More than its last line: then the log is opened by a sign. */
  readonly strip?: ComponentChildren;
}

/** The last thing that happened, in one line that opens the log. */
export function LastLine({ lines, pieces, open, onOpen, strip }: LastLineProps) {
  const text = useText();
  const last = lines.at(-1);
  if (strip)
    return (
      <div class="news-row">
        <button
          type="button"
          class="news"
          aria-label={text("log-title")}
          aria-expanded={open}
          onClick={onOpen}
        >
          <Icon name="note" size={16} />
        </button>
        {strip}
      </div>
    );
  return (
    <button type="button" class="news" aria-expanded={open} onClick={onOpen}>
      <span class="unseen">{text("log-title")}: </span>
      {last && last.seat !== null && <Badge colour={pieces[last.seat]!} size={16} />}
      <span class="news-words" key={last?.key}>
        {last && <Words parts={last.parts} />}
      </span>
    </button>
  );
}
