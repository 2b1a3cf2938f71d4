import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import type { Api } from "../live/api";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { learn } from "./learn";
import { isBegun, progressKept } from "./progress";
import "./first.css";

const FIRST = "first";

interface FirstLessonProps {
  api: Pick<Api, "learn">;
  onProblem: (why: unknown) => void;
}

/** For whoever is here for the first time: a game that teaches, by one press. Who has done it is shown the others. */
export function FirstLesson({ api, onProblem }: FirstLessonProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const kept = progressKept()[FIRST];
  const start = () => {
    setBusy(true);
    learn(api, FIRST)
      .catch(onProblem)
      .finally(() => setBusy(false));
  };
  return (
    <section class="first-lesson panel" aria-label={text("learn-title")}>
      {!kept?.done && <p>{text("learn-newcomer")}</p>}
      <div class="links-below">
        {!kept?.done && (
          <button type="button" class="button main" disabled={busy} onClick={start}>
            <Icon name="book" size={16} /> {text(isBegun(kept) ? "learn-go-on" : "learn-begin")}
          </button>
        )}
        <a href={hrefOf("lessons")}>{text("learn-all")}</a>
      </div>
    </section>
  );
}
