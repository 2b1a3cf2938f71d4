import { Icon } from "../../look/Icon";
import { useText } from "../../text/context";
import type { Text } from "../../text/text";
import { isUnderWay, type Work, type WorkProblem } from "./Follower";
import "./work.css";

/** Why work came to nothing, and what to do. */
export const problemWords = (text: Text, problem: WorkProblem): string =>
  "said" in problem ? problem.said : text(`editor-work-${problem.key}`);

interface WorkBarProps {
  readonly work: Work;
  /** What is being done. */
  readonly label: string;
  readonly onGiveUp: () => void;
}

/** How far work on the server has come, with a way out; or why it came to nothing. */
export function WorkBar({ work, label, onGiveUp }: WorkBarProps) {
  const text = useText();
  const { job, lost, problem } = work;
  if (problem)
    return (
      <p class="problem" role="alert" data-problem>
        {problemWords(text, problem)}
      </p>
    );
  if (!isUnderWay(work)) return null;
  const before = job!.state === "waiting" ? job!.before : 0;
  return (
    <div class="work" data-work={job!.state}>
      <progress max={1} {...(job!.progress > 0 && { value: job!.progress })} aria-label={label} />
      <button type="button" class="button" data-give-up onClick={onGiveUp}>
        <Icon name="cross" size={14} /> {text("editor-work-give-up")}
      </button>
      <p class="muted" role="status">
        {lost ? text("editor-work-lost") : before > 0 ? text("editor-work-before", { count: before }) : label}
      </p>
    </div>
  );
}
