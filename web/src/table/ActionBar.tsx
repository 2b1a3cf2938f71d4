import type { ComponentChildren } from "preact";
import { Hurry, TurnClock } from "../follow/TurnClock";
import { Icon, type IconName } from "../look/Icon";
import { useText } from "../text/context";
import { named } from "../text/names";
import { type Controls, noControls } from "../view/controls";
import type { ActionKind } from "../view/game";

const ICONS: Readonly<Record<ActionKind, readonly [IconName, string]>> = {
  cards: ["card", "D"],
  route: ["train", "R"],
  tickets: ["ticket", "T"],
  station: ["station", "E"],
  harbour: ["harbour", "H"],
  exchange: ["ship", "X"],
};

const UNHEARD = ["flag", null] as const; // no picture, and no key

export interface ActionBarProps {
  readonly prompt: string;
  /** What stands beside the prompt. */
  readonly aside?: ComponentChildren;
  /** Why what was asked for can't be done. */
  readonly note?: string | null | undefined;
  readonly actions: readonly ActionKind[];
  readonly chosen: ActionKind | null;
  readonly controls?: Controls | undefined;
  /** Why an action can't be done now; an action without a reason can. */
  readonly refused?: Partial<Record<ActionKind, string>> | undefined;
  readonly onChoose?: ((action: ActionKind) => void) | undefined;
  readonly onAct?: ((action: number) => void) | undefined;
  readonly onUndo?: (() => void) | undefined;
  /** The others have to agree to it. */
  readonly undoAsks?: boolean | undefined;
}

/** What the seat may do now. A control that is off says why. */
export function ActionBar(props: ActionBarProps) {
  const { prompt, aside, note, actions, controls: { pass } = noControls, onAct, onUndo } = props;
  const text = useText();
  return (
    <section class="action-bar panel">
      <div class="prompt">
        <div role="status">
          <b>{prompt}</b>
          {note && <span class="why">{note}</span>}
        </div>
        <TurnClock />
        <Hurry />
      </div>
      {aside}
      <div class="actions">
        {actions.map((action) => (
          <ActionButton key={action} action={action} {...props} />
        ))}
        {pass !== null && (
          <button type="button" class="button main" data-action={pass} onClick={() => onAct?.(pass)}>
            {text("action-pass")} <kbd>P</kbd>
          </button>
        )}
        {onUndo && (
          <button type="button" class="button" data-undo onClick={onUndo}>
            <Icon name="undo" size={16} />
            <span class="long">{text(props.undoAsks ? "undo-ask" : "action-undo")}</span>
            <span class="short">{text(props.undoAsks ? "undo-ask-short" : "action-undo")}</span>
            <kbd>U</kbd>
          </button>
        )}
      </div>
    </section>
  );
}

type ButtonProps = ActionBarProps & { action: ActionKind };

function ActionButton({ action, chosen, controls = noControls, refused = {}, onChoose }: ButtonProps) {
  const text = useText();
  const [icon, key] = ICONS[action] ?? UNHEARD;
  return (
    <button
      type="button"
      class={action === chosen ? "button main" : "button"}
      aria-pressed={action === chosen}
      aria-disabled={refused[action] !== undefined}
      title={refused[action]}
      data-kind={action}
      {...offered(action, controls)}
      onClick={() => onChoose?.(action)}
    >
      <Icon name={icon} size={16} />
      <span class="long">{named(text, `action-${action}`, action)}</span>
      <span class="short">{named(text, `action-${action}-short`, action)}</span>
      {key && <kbd>{key}</kbd>}
    </button>
  );
}

/** What a button does by itself: tickets are drawn, and pieces, which have no place on the table, are asked for. */
function offered(action: ActionKind, { tickets, exchanges, others }: Controls) {
  if (action === "tickets" && tickets !== null) return { "data-action": tickets };
  const listed = action === "exchange" ? exchanges : (others.get(action) ?? []);
  return listed.length > 0 ? { "data-actions": listed.join(" ") } : {};
}
