import { useState } from "preact/hooks";
import { Dialog } from "../look/Dialog";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { Talk, type TalkProps } from "./Talk";
import { Overheard, Unread, useUnread } from "./unread";

/** Talk behind a button, where there is no room for it. */
export function TalkButton(props: TalkProps) {
  const text = useText();
  const [open, setOpen] = useState(false);
  const fresh = useUnread(props, open);
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
        <Unread fresh={fresh} />
      </button>
      <Overheard fresh={fresh} />
      {open && (
        <Dialog title={text("chat-title")} onClose={() => setOpen(false)}>
          <Talk {...props} />
        </Dialog>
      )}
    </>
  );
}
