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
  pass?: number | null | undefined;
  onChoose?: ((action: ActionKind) => void) | undefined;
  onAct?: ((action: number) => void) | undefined;
  onUndo?: (() => void) | undefined;
}

/** What the seat may do now. A control that is off says why. */
export function ActionBar(props: ActionBarProps) {
  const { prompt, actions, pass = null, onAct, onUndo } = props;
  const text = useText();
  return (
    <section class="action-bar panel">
      <b role="status">{prompt}</b>
      <div class="actions">
        {actions.map((action) => (
          <ActionButton key={action} action={action} {...props} />
        ))}
        {pass !== null && (
          <button type="button" class="button" data-action={pass} onClick={() => onAct?.(pass)}>
            {text("action-pass")}
          </button>
        )}
        {onUndo && (
          <button type="button" class="button" data-undo onClick={onUndo}>
            <Icon name="undo" size={16} /> {text("action-undo")}
          </button>
        )}
      </div>
    </section>
  );
}

type ButtonProps = ActionBarProps & { action: ActionKind };

function ActionButton({ action, chosen, refused = {}, onChoose }: ButtonProps) {
  const text = useText();
  const [icon, key] = ICONS[action];
  return (
    <button
      type="button"
      class={action === chosen ? "button main" : "button"}
      aria-pressed={action === chosen}
      aria-disabled={refused[action] !== undefined}
      title={refused[action]}
      onClick={() => onChoose?.(action)}
    >
      <Icon name={icon} size={16} />
      <span class="long">{text(`action-${action}`)}</span>
      <span class="short">{text(`action-${action}-short`)}</span>
      <kbd>{key}</kbd>
    </button>
  );
}
