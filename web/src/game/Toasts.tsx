import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Followed } from "../live/link";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";

/** A quiet line above everything: the connection is lost, or a command was refused. */
export function Toasts({ followed, children }: { followed: Followed; children?: ComponentChildren }) {
  const text = useText();
  const [seen, setSeen] = useState<string | null>(null);
  const { status, waiting, refused } = followed;
  if (refused === null && seen !== null) setSeen(null);
  return (
    <div class="toasts" role="status">
      {status === "lost" && (
        <p class="toast panel">
          {text(followed.table?.you == null ? "toast-lost-watching" : "toast-lost")}{" "}
          {waiting > 0 && text("toast-waiting", { count: waiting })}
        </p>
      )}
      {refused !== null && refused !== seen && (
        <p class="toast panel refused">
          {refused}
          <button
            type="button"
            class="icon-button"
            aria-label={text("dialog-close")}
            onClick={() => setSeen(refused)}
          >
            <Icon name="cross" size={14} />
          </button>
        </p>
      )}
      {children}
    </div>
  );
}
