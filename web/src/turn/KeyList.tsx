import { useEffect, useRef } from "preact/hooks";
import { useText } from "../text/context";
import type { Key } from "./keys";

/** The keys and what they do. */
export function KeyList({ keys, onClose }: { keys: readonly Key[]; onClose: () => void }) {
  const text = useText();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} class="key-list panel" aria-label={text("keys-title")} onClose={onClose}>
      <h2>{text("keys-title")}</h2>
      <dl>
        {keys.map(({ shown, about }) => (
          <div>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{text(about)}</dd>
          </div>
        ))}
      </dl>
      <form method="dialog">
        <button type="submit" class="button main">
          {text("keys-close")}
        </button>
      </form>
    </dialog>
  );
}
