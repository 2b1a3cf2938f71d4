import type { ComponentChildren } from "preact";
import { useId } from "preact/hooks";
import "./tabs.css";

export interface Tab {
  readonly name: string;
  readonly label: ComponentChildren;
  readonly body: ComponentChildren;
}

export interface TabsProps {
  /** What the tabs are of, for screen readers. */
  readonly title: string;
  readonly tabs: readonly Tab[];
  readonly chosen: string;
  readonly onChoose: (name: string) => void;
}

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Several things in one place, one of them shown; the arrows go from tab to tab. */
export function Tabs({ title, tabs, chosen, onChoose }: TabsProps) {
  const id = useId();
  const shown = tabs.find(({ name }) => name === chosen) ?? tabs[0]!;
  const walk = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const next = tabs[(tabs.indexOf(shown) + step + tabs.length) % tabs.length]!;
    onChoose(next.name);
    document.getElementById(`${id}-${next.name}`)?.focus();
  };
  return (
    <div class="tabs">
      <div class="tab-list" role="tablist" aria-label={title} onKeyDown={walk}>
        {tabs.map(({ name, label }) => (
          <button
            type="button"
            key={name}
            id={`${id}-${name}`}
            class="tab"
            role="tab"
            data-tab={name}
            aria-selected={name === shown.name}
            aria-controls={`${id}-panel`}
            tabIndex={name === shown.name ? 0 : -1}
            onClick={() => onChoose(name)}
          >
            {label}
          </button>
        ))}
      </div>
      <div
        class="tab-panel"
        data-panel={shown.name}
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown.name}`}
      >
        {shown.body}
      </div>
    </div>
  );
}
