import { useText } from "../text/context";

interface TroubleProps {
  /** Whether it is tried on. */
  readonly on: boolean;
  readonly problem: string | null;
}

/** What went wrong with notices, and what becomes of them. */
export function Trouble({ on, problem }: TroubleProps) {
  const text = useText();
  if (!on) return <p class="refused">{text("notices-failed", { problem: problem ?? "" })}</p>;
  return problem ? <p class="muted">{text("notices-late", { problem })}</p> : null;
}
