import { hrefOf } from "../address";

export interface Entry {
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  board: string;
  label: string;
  entries: readonly Entry[];
}

/** The list of sections; each has an address of its own behind the page's. */
export function Contents({ board, label, entries }: ContentsProps) {
  return (
    <nav class="rules-contents" aria-label={label}>
      <p class="small muted">{label}</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            {/* The address alone would do nothing for somebody who is there already. */}
            <a href={hrefOf("rules", board, id)} onClick={() => show(id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Brings a section into sight, and the keyboard to it. */
export function show(id: string | undefined): void {
  const heading = id && document.getElementById(`rules-${id}`);
  if (!heading) return;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
