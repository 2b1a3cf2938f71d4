import type { ComponentChildren } from "preact";
import "./choices.css";

interface SheetProps {
  title: string;
  children: ComponentChildren;
  /** The foot: what to do. */
  foot: ComponentChildren;
  aside?: ComponentChildren;
}

/** A question over the table: from below on a phone, so that the board stays in view; at the side elsewhere. */
export function Sheet({ title, children, foot, aside }: SheetProps) {
  return (
    <section class="sheet panel" role="dialog" aria-label={title}>
      <div class="sheet-head">
        <h2>{title}</h2>
        {aside}
      </div>
      <div class="sheet-body">{children}</div>
      <footer>{foot}</footer>
    </section>
  );
}
