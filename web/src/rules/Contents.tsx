export interface Entry {
  readonly id: string;
  readonly title: string;
}

interface ContentsProps {
  edition: string;
  label: string;
  entries: readonly Entry[];
}

/** The list of sections. The address goes along, but the page stays: the part behind its name is the section. */
export function Contents({ edition, label, entries }: ContentsProps) {
  const go = (event: MouseEvent, id: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return; // another tab or window
    event.preventDefault();
    history.replaceState(null, "", `#/rules/${edition}/${id}`);
    show(id);
  };
  return (
    <nav class="rules-contents" aria-label={label}>
      <p class="small muted">{label}</p>
      <ol>
        {entries.map(({ id, title }) => (
          <li key={id}>
            <a href={`#/rules/${edition}/${id}`} onClick={(event) => go(event, id)}>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The section that the address asks for: #/rules/NAME/SECTION. */
export const wantedPart = (): string | undefined => location.hash.split("/")[3];

/** Brings a section into sight, and the keyboard to it. */
export function show(id: string | undefined): void {
  const heading = id && document.getElementById(`rules-${id}`);
  if (!heading) return;
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
}
