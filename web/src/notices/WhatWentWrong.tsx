import { useText } from "../text/context";

interface WhatWentWrongProps {
  /** Whether it is tried on. */
  readonly on: boolean;
  readonly problem: string | null;
}

/** What went wrong with notices, and what becomes of them. */
export function WhatWentWrong({ on, problem }: WhatWentWrongProps) {
  const text = useText();
  if (!on) return <p class="refused">{text("notices-failed", { problem: problem ?? "" })}</p>;
  return problem ? <p class="muted">{text("notices-late", { problem })}</p> : null;
}
