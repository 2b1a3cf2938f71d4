import { useState } from "preact/hooks";
import { Dialog } from "../look/Dialog";
import { useText } from "../text/context";

interface SureProps {
  readonly title: string;
  /** What will happen. */
  readonly words: readonly string[];
  readonly yes: string;
  readonly onYes: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** A question before something that can't be taken back. */
export function Sure({ title, words, yes, onYes, onClose }: SureProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const say = () => {
    setBusy(true);
    void onYes().finally(onClose);
  };
  return (
    <Dialog title={title} onClose={onClose}>
      {words.map((one) => (
        <p key={one}>{one}</p>
      ))}
      <div class="dialog-foot">
        <button type="button" class="button" onClick={onClose}>
          {text("club-keep")}
        </button>
        <button type="button" class="button main" data-yes disabled={busy} onClick={say}>
          {yes}
        </button>
      </div>
    </Dialog>
  );
}
