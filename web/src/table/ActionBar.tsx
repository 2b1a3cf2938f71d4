import type { ComponentChildren } from "preact";
import { barActions, places } from "../chapters";
import type { BarAction } from "../chapters/chapter";
import { Hurry, TurnClock } from "../follow/TurnClock";
import type { Ahead } from "../follow/usePace";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { named } from "../text/names";
import type { ActionKind } from "../view/game";
import { choicesOf, type LegalChoices } from "../view/legal";
import type { Acting } from "./acting";

export interface ActionBarProps {
  readonly acting: Acting;
  readonly prompt: string;
  /** What stands beside the prompt. */
  readonly aside?: ComponentChildren;
  /** What stands below the prompt. */
  readonly notice?: ComponentChildren;
  readonly actions: readonly ActionKind[];
}

/** What the seat may do now. A control that is off says why. */
export function ActionBar(props: ActionBarProps) {
  const { acting, prompt, aside, notice, actions } = props;
  const { asked, ahead } = acting;
  return (
    <section class="action-bar panel">
      <div class="prompt">
        <div role="status">
          <b>{prompt}</b>
          {asked && !asked.target && <span class="why">{asked.why}</span>}
        </div>
        <TurnClock />
        <Hurry />
        {notice}
      </div>
      {aside}
      <div class="actions">
        {ahead && <AheadButtons ahead={ahead} />}
        {acting.onStop && <StopButton onStop={acting.onStop} />}
        {actions.map((action) => (
          <ActionButton key={action} action={action} acting={acting} />
        ))}
        {barActions.map(
          (action) => !action.icon && <RareButton key={action.kind} action={action} acting={acting} />,
        )}
      </div>
      {acting.events.onUndo && <UndoButton acting={acting} />}
    </section>
  );
}

/** It comes and goes, and has a place of its own, so that no other button moves for it. */
function UndoButton({ acting: { undoAsks, undoUntil, events } }: { acting: Acting }) {
  const text = useText();
  const undo = text(undoAsks ? "undo-ask" : "action-undo");
  const until = undoUntil && text("undo-until", { name: undoUntil });
  const said = until ? `${undo} ${until}` : undo;
  return (
    <button type="button" class="button" data-undo title={said} aria-label={said} onClick={events.onUndo}>
      <Icon name="undo" size={16} />
      <span class="long">
        {undo}
        {until && <span class="until muted">{` ${until}`}</span>}
      </span>
      <span class="short">{text(undoAsks ? "undo-ask-short" : "action-undo")}</span>
      <kbd>U</kbd>
    </button>
  );
}

/** The next move of others, or all of them. */
function AheadButtons({ ahead: { onNext, onEnd } }: { ahead: Ahead }) {
  const text = useText();
  return (
    <>
      <button type="button" class="button main" data-next onClick={onNext}>
        <Icon name="next" size={16} />
        <span>{text("steps-next")}</span>
        <kbd>N</kbd>
      </button>
      <button type="button" class="button" data-last onClick={onEnd}>
        <Icon name="last" size={16} />
        <span>{text("steps-last")}</span>
        <kbd>L</kbd>
      </button>
    </>
  );
}

function StopButton({ onStop }: { onStop: () => void }) {
  const text = useText();
  return (
    <button type="button" class="button" data-stop onClick={onStop}>
      <Icon name="cross" size={16} />
      <span>{text("choice-cancel")}</span>
      <kbd>Esc</kbd>
    </button>
  );
}

interface ButtonProps {
  readonly action: ActionKind;
  readonly acting: Acting;
}

function ActionButton({ action, acting: { mode, legal, refused, events } }: ButtonProps) {
  const text = useText();
  const known = barActions.find(({ kind }) => kind === action);
  return (
    <button
      type="button"
      class={action === mode ? "button main" : "button"}
      aria-pressed={action === mode}
      aria-disabled={refused[action] !== undefined}
      title={refused[action]}
      data-kind={action}
      {...ledTo(action, known, legal)}
      onClick={() => events.onAction?.(action)}
    >
      {/* What this page has never heard of has no picture, and no key. */}
      <Icon name={known?.icon ?? "flag"} size={16} />
      <span class="long">{named(text, `action-${action}`, action)}</span>
      <span class="short">{named(text, `action-${action}-short`, action)}</span>
      {known && <kbd>{known.key}</kbd>}
    </button>
  );
}

/** What a button leads to where no thing on the table does it. */
function ledTo(action: ActionKind, known: BarAction | undefined, legal: LegalChoices | undefined) {
  const verbs = (known?.verbs ?? [action]).filter((verb) => !isThings(verb));
  const ids = legal ? verbs.flatMap((verb) => choicesOf(legal, verb)).map(({ id }) => id) : [];
  return ids.length ? { "data-actions": ids.join(" ") } : {};
}

const isThings = (verb: string): boolean => !["bar", undefined].includes(places.get(verb));

/** What can seldom be done, and then stands out. */
function RareButton({ action, acting: { legal, events } }: { action: BarAction; acting: Acting }) {
  const text = useText();
  const { kind, verbs, key } = action;
  const [choice] = legal ? verbs.flatMap((verb) => choicesOf(legal, verb)) : [];
  if (!choice) return null;
  const { id } = choice;
  return (
    <button type="button" class="button main" data-action={id} onClick={() => events.onAct?.(id)}>
      {text(`action-${kind}`)} <kbd>{key}</kbd>
    </button>
  );
}
