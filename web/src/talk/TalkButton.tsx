import { useEffect, useMemo, useState } from "preact/hooks";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { useSettings } from "../settings/useSettings";
import { useText } from "../text/context";
import { saidIn } from "./said";
import { Talk, type TalkProps } from "./Talk";

/** Talk behind a button: how much is new, and what was said last for those who listen. */
export function TalkButton(props: TalkProps) {
  const { followed, table } = props;
  const text = useText();
  const { chat } = useSettings();
  const said = useMemo(() => saidIn(followed.entries, table), [followed.entries, table]);
  const [open, setOpen] = useState(false);
  const [seen, setSeen] = useState(said.length);
  useEffect(() => {
    if (open) setSeen(said.length);
  }, [open, said.length]);
  const fresh = chat ? said.slice(seen) : [];
  const last = fresh.at(-1);
  return (
    <>
      <button
        type="button"
        class="icon-button talk-button"
        aria-label={text("chat-open", { count: fresh.length })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="chat" />
        {fresh.length > 0 && <span class="talk-new">{fresh.length}</span>}
      </button>
      <span class="unseen" aria-live="polite">
        {!open && last && `${last.name}: ${last.words}`}
      </span>
      {open && (
        <Dialog title={text("chat-title")} onClose={() => setOpen(false)}>
          <Talk {...props} />
        </Dialog>
      )}
    </>
  );
}
