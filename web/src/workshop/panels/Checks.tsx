import { Icon } from "../../look/Icon";
import type { FaultData } from "../../protocol/schema";
import { useText } from "../../text/context";
import type { Look } from "../desk/useLook";
import type { SelectionPart } from "../document/selection";

/** Where a sentence leads: to things on the board, or to a panel. */
export type Lead =
  | { readonly part: SelectionPart; readonly ids: readonly number[] }
  | { readonly panel: "rules" | "about" };

export function leadOf(place: string): Lead | null {
  const [, part, id] = /^(cities|routes|tickets)\[(\d+)\]/.exec(place) ?? [];
  if (part) return { part: part as SelectionPart, ids: [Number(id)] };
  if (place.startsWith("rules")) return { panel: "rules" };
  return /^(words|licence|credits|id)/.test(place) ? { panel: "about" } : null;
}

interface ChecksProps {
  readonly look: Look | null;
  /** Whether the server is away. */
  readonly lost: boolean;
  /** Whether the board has changed since. */
  readonly stale: boolean;
  readonly onLead: (lead: Lead) => void;
}

/** What keeps the board from being played, and what looks odd; each leads to what it means. */
export function ChecksPanel({ look, lost, stale, onLead }: ChecksProps) {
  const text = useText();
  if (lost)
    return (
      <p class="problem form" role="status" data-lost>
        {text("editor-work-lost")}
      </p>
    );
  if (!look) return <p class="muted form">{text("editor-looking")}</p>;
  const { faults, warnings } = look;
  return (
    <section class="form checks" aria-label={text("editor-checks")} aria-busy={stale}>
      {faults.length === 0 && (
        <p class="fine">
          <Icon name="check" /> {text("editor-no-faults")}
        </p>
      )}
      <Faults title={text("editor-faults")} kind="fault" all={faults} onLead={onLead} />
      <Faults title={text("editor-warnings")} kind="warning" all={warnings} onLead={onLead} />
    </section>
  );
}

interface FaultsProps extends Pick<ChecksProps, "onLead"> {
  readonly title: string;
  readonly kind: "fault" | "warning";
  readonly all: readonly FaultData[];
}

function Faults({ title, kind, all, onLead }: FaultsProps) {
  if (all.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul class="links">
        {all.map(({ place, sentence }) => {
          const lead = leadOf(place);
          return (
            <li key={`${place} ${sentence}`} class={kind}>
              {lead ? (
                <button type="button" class="link" data-fault={place} onClick={() => onLead(lead)}>
                  {sentence}
                </button>
              ) : (
                <p data-fault={place}>{sentence}</p>
              )}
            </li>
          );
        })}
      </ul>
    </>
  );
}
