import { useState } from "preact/hooks";
import type { Followed, TableLink } from "../live/link";
import type { TableData } from "../protocol/schema";
import type { Target } from "../view/legal";

interface Sent {
  readonly target: Target | null;
  /** The position at which all of it is on the table. */
  readonly due: number;
  readonly key: string;
  readonly actions: readonly number[];
  /** What the server lets follow, whatever comes of it. */
  readonly next: readonly number[];
}

const NOTHING: Sent = { target: null, due: 0, key: "", actions: [], next: [] };
const none: ReadonlySet<number> = new Set();

/** What was sent and isn't on the table yet; the answer to the request may come a little earlier or later. */
export interface Sending {
  readonly quiet: boolean;
  readonly target: Target | null;
  readonly underway: ReadonlySet<number>;
  readonly next: ReadonlySet<number>;
  readonly send: (actions: readonly number[], target: Target | null, alone: boolean) => void;
  readonly sendNext: (action: number) => void;
}

export function useSending(link: TableLink, followed: Followed, table: TableData): Sending {
  const number = table.about.position;
  const [sent, setSent] = useState(NOTHING);
  if (followed.refused && sent !== NOTHING) setSent(NOTHING);
  const quiet = followed.pending && number < sent.due;
  const send = (actions: readonly number[], target: Target | null, alone: boolean) => {
    const due = Math.max(number, followed.entries.at(-1)?.number ?? 0) + actions.length;
    const next = table.legal.find(({ id }) => id === actions[0])?.next ?? [];
    setSent({
      target,
      due,
      key: link.act(...actions),
      actions,
      next: alone || actions.length > 1 ? [] : next,
    });
  };
  const sendNext = (action: number) => {
    if (!sent.next.includes(action)) return;
    link.actAfter(sent.key, action);
    setSent({ ...sent, due: sent.due + 1, actions: [...sent.actions, action], next: [] });
  };
  return {
    quiet,
    target: quiet ? sent.target : null,
    underway: quiet ? new Set(sent.actions) : none,
    next: quiet ? new Set(sent.next) : none,
    send,
    sendNext,
  };
}
