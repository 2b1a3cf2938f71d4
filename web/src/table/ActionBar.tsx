import { Icon, type IconName } from "../look/Icon";
import { useText } from "../text/context";
import type { ActionKind } from "./game";

const ICONS: Record<ActionKind, [IconName, string]> = {
  cards: ["card", "D"],
  route: ["train", "R"],
  tickets: ["ticket", "T"],
  station: ["station", "E"],
  harbour: ["harbour", "H"],
  exchange: ["ship", "X"],
};

export interface ActionBarProps {
  prompt: string;
  actions: readonly ActionKind[];
  chosen: ActionKind | null;
  /** Why an action can't be done now; an action without a reason can. */
  refused?: Partial<Record<ActionKind, string>>;
  onChoose?: (action: ActionKind) => void;
}

/** What the seat may do now. A control that is off says why. */
export function ActionBar({ prompt, actions, chosen, refused = {}, onChoose }: ActionBarProps) {
  const text = useText();
  return (
    <section class="action-bar panel">
      <b role="status">{prompt}</b>
      <div class="actions">
        {actions.map((action) => (
          <button
            type="button"
            class={action === chosen ? "button main" : "button"}
            aria-pressed={action === chosen}
            disabled={refused[action] !== undefined}
            title={refused[action]}
            onClick={() => onChoose?.(action)}
          >
            <Icon name={ICONS[action][0]} size={16} />
            <span class="long">{text(`action-${action}`)}</span>
            <span class="short">{text(`action-${action}-short`)}</span>
            <kbd>{ICONS[action][1]}</kbd>
          </button>
        ))}
      </div>
    </section>
  );
}
