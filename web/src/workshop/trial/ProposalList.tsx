import { useState } from "preact/hooks";
import { useText } from "../../text/context";
import type { EditorDesk } from "../desk/EditorDesk";
import type { BoardDocument } from "../document/document";
import { type Proposals, withChange } from "./changes";

interface ProposalProps {
  readonly desk: EditorDesk;
  readonly board: BoardDocument;
  readonly found: Proposals;
}

/** What bots have proven better; each is taken by a press, and taken back by undo. */
export function ProposalList({ desk, board, found }: ProposalProps) {
  const text = useText();
  const [taken, setTaken] = useState<readonly number[]>([]);
  const { proposals, sentences } = found;
  if (proposals.length === 0) return <p data-proposals="0">{text("editor-trial-no-proposal")}</p>;
  const signed = new Intl.NumberFormat(document.documentElement.lang, {
    signDisplay: "always",
    maximumFractionDigits: 1,
  });
  return (
    <section data-proposals={proposals.length}>
      <h2>{text("editor-trial-proposals")}</h2>
      <ul class="proposals">
        {proposals.map(({ change, gain, before, after }, i) => {
          const next = taken.includes(i) ? null : withChange(board, change);
          return (
            <li key={sentences[i]}>
              <p>{sentences[i]}</p>
              <p class="muted">
                {text("editor-trial-gain", {
                  gain: signed.format(gain.value),
                  before: Math.round(before.marks),
                  after: Math.round(after.marks),
                })}
              </p>
              <button
                type="button"
                class="button"
                data-take={i}
                disabled={!next}
                onClick={() => {
                  setTaken([...taken, i]);
                  desk.edit((now) => withChange(now, change) ?? now);
                }}
              >
                {text(next || !taken.includes(i) ? "editor-trial-take" : "editor-trial-taken")}
              </button>
            </li>
          );
        })}
      </ul>
      {proposals.length > 1 && <p class="muted">{text("editor-trial-alone")}</p>}
    </section>
  );
}
