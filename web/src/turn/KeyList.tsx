import type { Key } from "../chapters/chapter";
import { Dialog } from "../look/Dialog";
import { useText } from "../text/context";

/** The keys and what they do. */
export function KeyList({ keys, onClose }: { keys: readonly Key[]; onClose: () => void }) {
  const text = useText();
  return (
    <Dialog title={text("keys-title")} onClose={onClose}>
      <dl class="key-list">
        {keys.map(({ shown, about }) => (
          <div key={about}>
            <dt>
              <kbd>{shown}</kbd>
            </dt>
            <dd>{text(about)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
