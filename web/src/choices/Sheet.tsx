import type { ComponentChildren, RefObject } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { TurnClock } from "../follow/TurnClock";
import { useKeyDown } from "../look/useKeyDown";
import { useText } from "../text/context";
import { useSwipe } from "./swipe";
import "./sheet.css";
import "./choices.css";

export interface SheetProps {
  readonly title: string;
  /** What stands below the title. */
  readonly about?: ComponentChildren;
  readonly children: ComponentChildren;
  /** What stays in view below the rest, which scrolls. */
  readonly below?: ComponentChildren;
  /** The foot: what to do; its button of type submit is what Enter does. */
  readonly foot: ComponentChildren;
  readonly aside?: ComponentChildren;
  /** The actions in which the question can end, where they have no control of their own. */
  readonly actions?: readonly number[];
  /** Whether there is something to answer yet. */
  readonly asking?: boolean;
  readonly onConfirm: () => void;
  readonly onCancel?: () => void;
}

/** A question over the table: at the side, or on a phone from below, where it can be folded to see the board. */
export function Sheet(props: SheetProps) {
  const { title, about, aside, children, below, foot, actions, asking = true, onConfirm, onCancel } = props;
  const text = useText();
  const ref = useRef<HTMLElement>(null);
  const [folded, fold] = useState(false);
  const swipe = useSwipe((down) => fold(down));
  useFocus(ref, asking ? `${title} ${actions}` : null);
  useEscape(onCancel);
  const confirm = (event: Event) => {
    event.preventDefault();
    onConfirm();
  };
  return (
    <section
      ref={ref}
      class={folded ? "sheet panel folded" : "sheet panel"}
      role="dialog"
      aria-label={title}
      tabIndex={-1}
      data-actions={actions?.join(" ")}
    >
      <form onSubmit={confirm}>
        <button
          type="button"
          class="sheet-handle"
          aria-label={text("sheet-handle")}
          aria-expanded={!folded}
          onClick={() => fold(!folded)}
          {...swipe}
        />
        <div class="sheet-head" {...swipe}>
          <div>
            <h2>{title}</h2>
            {about}
            <TurnClock />
          </div>
          {aside}
        </div>
        <div class="sheet-body">{children}</div>
        {below}
        <footer>{foot}</footer>
      </form>
    </section>
  );
}

/** The focus moves to the first answer as soon as there is one, and back when the question is gone. */
function useFocus(ref: RefObject<HTMLElement>, question: string | null): void {
  useLayoutEffect(() => {
    const before = document.activeElement as HTMLElement | null;
    return () => {
      if (before?.isConnected) before.focus({ preventScroll: true });
    };
  }, []);
  useLayoutEffect(() => {
    const answer = "input:checked, [data-first]";
    const first = question === null ? null : ref.current!.querySelector<HTMLElement>(answer);
    (first ?? ref.current!).focus({ preventScroll: true });
  }, [ref, question]);
}

/** A dialog over the question is closed first, by the browser. */
function useEscape(onCancel: (() => void) | undefined): void {
  useKeyDown((event) => {
    if (!onCancel || event.key !== "Escape" || event.defaultPrevented) return;
    if (document.querySelector("dialog[open]")) return;
    event.preventDefault();
    onCancel();
  });
}
