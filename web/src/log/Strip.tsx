import { useEffect, useLayoutEffect, useRef } from "preact/hooks";
import { Badge } from "../look/Badge";
import type { PieceColour } from "../look/pieces";
import { useText } from "../text/context";
import { Words } from "./Log";
import type { Step } from "./steps";
import "./strip.css";

export interface StripProps {
  readonly steps: readonly Step[];
  /** The colours of the seats. */
  readonly pieces: readonly PieceColour[];
  /** The step that is being shown again, by its key. */
  readonly shown: number | null;
  readonly onShow: (step: Step) => void;
}

const FADE = 12; // pixels, as strip.css has them

/** What others did since one has moved, step by step; pressing one shows it again. The log speaks of it, not this. */
export function Strip({ steps, pieces, shown, onShow }: StripProps) {
  const text = useText();
  const list = useRef<HTMLOListElement>(null);
  /** As much of what is older as there is room for, but never the newest without its beginning: who it was. */
  const showNewest = () => {
    const step = list.current?.lastElementChild as HTMLElement | null | undefined;
    if (step) list.current!.scrollTo({ left: step.offsetLeft - FADE });
  };
  const newest = steps.at(-1)?.key;
  useLayoutEffect(showNewest, [newest]);
  // A phone that is turned, letters that come late: the newest stays in view.
  useEffect(() => {
    const watcher = new ResizeObserver(showNewest);
    for (const part of [list.current, list.current?.lastElementChild]) if (part) watcher.observe(part);
    return () => watcher.disconnect();
  }, [newest]);
  if (steps.length === 0) return null;
  return (
    <ol ref={list} class="strip" aria-label={text("strip-title")}>
      {steps.map((step) => (
        <li key={step.key}>
          <button
            type="button"
            class="step"
            aria-pressed={step.key === shown}
            title={text("strip-again")}
            onClick={() => onShow(step)}
          >
            <Badge colour={pieces[step.seat]!} size={16} />
            <span>
              {step.name && <b>{step.name}: </b>}
              <Words parts={step.parts} />
            </span>
          </button>
        </li>
      ))}
    </ol>
  );
}
