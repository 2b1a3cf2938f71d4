import { useEffect, useState } from "preact/hooks";
import { hrefOf } from "../address";
import { inOurLanguage } from "../boards/titles";
import { type Api, api as live } from "../live/api";
import { whyNot } from "../live/whyNot";
import { Icon } from "../look/Icon";
import { Waiting } from "../look/Waiting";
import type { LessonData } from "../protocol/schema";
import { SettingsButton } from "../settings/SettingsDialog";
import { useText } from "../text/context";
import { learn, learnAnew } from "./learn";
import { isBegun, type LessonProgress, progressKept } from "./progress";
import "./lessons.css";

/** All lessons, by what they are about, and how far this device has come with each. */
export function LessonsPage({ api = live }: { api?: Pick<Api, "lessons" | "learn"> }) {
  const text = useText();
  const [lessons, setLessons] = useState<readonly LessonData[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const trouble = (why: unknown) => setProblem(whyNot(text, why));
  useEffect(() => void api.lessons().then(setLessons, trouble), [api]);
  const kept = progressKept();
  return (
    <main class="lessons">
      <header>
        <h1>{text("learn-title")}</h1>
        <a class="button" href={hrefOf("home")}>
          <Icon name="home" size={16} /> {text("way-home")}
        </a>
        <SettingsButton />
      </header>
      <p class="muted">{text("learn-about")}</p>
      {problem && (
        <p class="panel" role="alert">
          {problem}
        </p>
      )}
      {!lessons && !problem && <Waiting />}
      {lessons &&
        themesOf(lessons).map(([theme, those]) => (
          <section key={theme} aria-label={theme}>
            <h2>{theme}</h2>
            <ul>
              {those.map((lesson) => (
                <LessonLine
                  key={lesson.id}
                  lesson={lesson}
                  kept={kept[lesson.id]}
                  onBegin={(anew) => (anew ? learnAnew : learn)(api, lesson.id).catch(trouble)}
                />
              ))}
            </ul>
          </section>
        ))}
    </main>
  );
}

/** Those of one theme stand together, where the first of them stands. */
function themesOf(lessons: readonly LessonData[]): (readonly [string, readonly LessonData[]])[] {
  const themes = new Map<string, LessonData[]>();
  for (const lesson of lessons) {
    const theme = inOurLanguage(lesson.theme) ?? "";
    themes.set(theme, [...(themes.get(theme) ?? []), lesson]);
  }
  return [...themes];
}

interface LessonLineProps {
  lesson: LessonData;
  kept: LessonProgress | undefined;
  onBegin: (anew: boolean) => Promise<void>;
}

function LessonLine({ lesson, kept, onBegin }: LessonLineProps) {
  const text = useText();
  const [busy, setBusy] = useState(false);
  const start = (anew: boolean) => () => {
    setBusy(true);
    void onBegin(anew).finally(() => setBusy(false));
  };
  const begun = isBegun(kept);
  const title = inOurLanguage(lesson.title);
  return (
    <li class="lesson-line panel">
      <h3>
        {title}
        {kept?.done && (
          <span class="lesson-done">
            <Icon name="check" size={14} /> {text("lesson-done")}
          </span>
        )}
      </h3>
      <p>{inOurLanguage(lesson.about)}</p>
      <p class="muted">
        {inOurLanguage(lesson.titles)} · {text("lesson-minutes", { count: lesson.minutes })}
      </p>
      <div class="lesson-buttons">
        <button
          type="button"
          class="button main"
          disabled={busy}
          aria-label={text(begun ? "lesson-go-on-with" : "lesson-begin-with", { title: title ?? "" })}
          onClick={start(false)}
        >
          {text(begun ? "learn-go-on" : "lesson-begin")}
        </button>
        {begun && (
          <button type="button" class="button" disabled={busy} onClick={start(true)}>
            {text("lesson-anew")}
          </button>
        )}
      </div>
    </li>
  );
}
