import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import "./choices.css";

export interface SheetProps {
  readonly title: string;
  readonly children: ComponentChildren;
  /** The foot: what to do; its button of type submit is what Enter does. */
  readonly foot: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** The actions in which the question can end, where they have no control of their own. */
  readonly actions?: readonly number[];
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
}

/** A question over the table: from below on a phone, so that the board stays in view; at the side elsewhere. */
export function Sheet({ title, children, foot, aside, actions, onConfirm, onCancel }: SheetProps) {
  const ref = useRef<HTMLElement>(null);
  useFocus(ref);
  useEscape(onCancel);
  const confirm = (event: Event) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <section
      ref={ref}
      class="sheet panel"
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-actions={actions?.join(" ")}
    >
      <form onSubmit={confirm}>
        <header class="sheet-head">
          <h2>{title}</h2>
          {aside}
        </header>
        <div class="sheet-body">{children}</div>
        <footer>{foot}</footer>
      </form>
    </section>
  );
}

/** The focus moves to the first answer, and back when the question is gone. */
function useFocus(ref: RefObject<HTMLElement>): void {
  useLayoutEffect(() => {
    const sheet = ref.current!;
    const before = document.activeElement as HTMLElement | null;
    const first = sheet.querySelector<HTMLElement>("input:checked, [data-first]");
    (first ?? sheet).focus({ preventScroll: true });
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, [ref]);
}

function useEscape(onCancel: (() => void) | undefined): void {
  useLayoutEffect(() => {
    if (!onCancel) return;
    const listen = (event: KeyboardEvent) => {
      if (event.key !== "Escape" || event.defaultPrevented) return;
      event.preventDefault();
      onCancel();
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [onCancel]);
}
