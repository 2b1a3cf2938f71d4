import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { inOurLanguage } from "../boards/titles";
import { useGame } from "../follow/context";
import type { Api } from "../live/api";
import { Icon } from "../look/Icon";
import type { LessonAt, LessonData, LessonStepData, LessonText } from "../protocol/schema";
import { useText } from "../text/context";
import { learnAnew } from "./learn";

interface LessonCardProps {
  lesson: LessonAt;
  /** What it says; null until it is here. */
  told: LessonText | null;
  api: Pick<Api, "lessons" | "learn">;
}

/** What a lesson says now, and how it goes on. */
export function LessonCard({ lesson, told, api }: LessonCardProps) {
  const text = useText();
  const step = lesson.step === null ? undefined : told?.steps[lesson.step];
  const title = inOurLanguage(lesson.title);
  return (
    <aside
      class="lesson-card panel"
      aria-label={text("lesson-label", { title: title ?? "" })}
      aria-busy={!told}
    >
      <header>
        <h2>{title}</h2>
        {step && (
          <span class="muted">{text("lesson-step", { step: lesson.step! + 1, steps: lesson.steps })}</span>
        )}
      </header>
      {step && <progress value={lesson.step! + 1} max={lesson.steps} aria-label={text("lesson-progress")} />}
      {step && <Step key={lesson.step} lesson={lesson} step={step} edition={told!.about.edition} />}
      {told && !step && <Afterwards lesson={lesson} api={api} />}
    </aside>
  );
}

interface StepProps {
  lesson: LessonAt;
  step: LessonStepData;
  edition: string;
}

function Step({ lesson, step, edition }: StepProps) {
  const text = useText();
  const here = useGame();
  const refused = here?.followed.refused ?? null;
  const [before] = useState(refused); // what was refused in another step
  const at = lesson.step!;
  const read = step.asks.length === 0;
  // What is shown may be behind what has happened: nobody goes on from what is over.
  const quiet = !here || here.followed.pending || here.table.about.lesson?.step !== at;
  return (
    <>
      <p class="lesson-words" role="status">
        {inOurLanguage(step.say)}
      </p>
      {refused !== null && refused !== before && (
        <p class="lesson-otherwise" role="status">
          {inOurLanguage(step.otherwise)}
        </p>
      )}
      <footer>
        {step.rules && (
          <a href={hrefOf("rules", edition, step.rules)} target="_blank" rel="noreferrer">
            <Icon name="book" size={14} /> {text("lesson-rules")}
          </a>
        )}
        <button
          type="button"
          class={read ? "button main" : "button"}
          disabled={quiet}
          onClick={() => here?.link.goOn(at)}
        >
          {text(!read ? "lesson-show-me" : at + 1 < lesson.steps ? "lesson-next" : "lesson-finish")}
        </button>
      </footer>
    </>
  );
}

/** The lesson is over, or was left for good: where to go from here. */
function Afterwards({ lesson, api }: Pick<LessonCardProps, "lesson" | "api">) {
  const text = useText();
  const [next, setNext] = useState<LessonData | null>(null);
  useEffect(() => {
    const following = (all: LessonData[]) => all[all.findIndex(({ id }) => id === lesson.id) + 1] ?? null;
    void api.lessons().then(
      (all) => setNext(following(all)),
      () => {},
    );
  }, [lesson.id]);
  return (
    <>
      <p class="lesson-words" role="status">
        {text(lesson.step === null ? "lesson-left" : "lesson-over")}
      </p>
      <footer>
        <a href={hrefOf("lessons")}>{text("learn-all")}</a>
        {next && lesson.step !== null && (
          <button
            type="button"
            class="button main"
            onClick={() => void learnAnew(api, next.id).catch(() => {})}
          >
            {text("lesson-following", { title: inOurLanguage(next.title) ?? "" })}
          </button>
        )}
      </footer>
    </>
  );
}
