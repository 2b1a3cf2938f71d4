import type { ComponentChildren } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { useText } from "../text/context";
import { Icon } from "./Icon";
import "./dialog.css";

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
}

/** A question or a panel over the page; Escape and the cross close it, and the keyboard stays inside. */
export function Dialog({ title, onClose, children }: DialogProps) {
  const text = useText();
  const box = useRef<HTMLDialogElement>(null);
  useEffect(() => box.current!.showModal(), []);
  const close = () => box.current!.close(); // the focus goes back to where it was; then `onClose` is told
  const outside = ({ target }: Event) => target === box.current && close();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same
    <dialog ref={box} class="dialog panel" aria-label={title} onClose={onClose} onClick={outside}>
      <div class="dialog-body">
        <div class="dialog-head">
          <h2>{title}</h2>
          <button type="button" class="icon-button" aria-label={text("dialog-close")} onClick={close}>
            <Icon name="cross" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  );
}
