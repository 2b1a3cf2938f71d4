import { Dialog } from "../look/Dialog";
import { useText } from "../text/context";
import type { Warned } from "./useCoach";

/** Are you sure? */
export function CoachAsk({ warned: { sentence, onPlay, onBack } }: { warned: Warned }) {
  const text = useText();
  return (
    <Dialog title={text("coach-title")} onClose={onBack}>
      <p data-warning>{sentence}</p>
      <div class="dialog-foot">
        <button type="button" class="button" data-play onClick={onPlay}>
          {text("coach-play")}
        </button>
        <button type="button" class="button main" data-back onClick={onBack}>
          {text("coach-back")}
        </button>
      </div>
    </Dialog>
  );
}
