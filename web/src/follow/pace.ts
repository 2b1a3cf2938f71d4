import type { EntryData, TableData } from "../protocol/schema";
import type { Pace } from "../settings/settings";
import { decides } from "../view/seats";

/** The game at one moment: its table, and all that has happened until then. */
export interface Moment {
  readonly table: TableData;
  readonly entries: readonly EntryData[];
}

/** What is shown, and what is still to be shown: the server's last word is at its end. */
export interface Line {
  readonly shown: Moment;
  /** When it was shown first, in milliseconds of the page's clock. */
  readonly since: number;
  readonly queue: readonly Moment[];
}

/** How others' moves are shown to whoever looks, at a moment. */
export interface Looking {
  readonly pace: Pace;
  readonly now: number;
  /** Nobody sees the page. */
  readonly hidden: boolean;
}

/** Milliseconds that a move of others stays before the next is shown; for ever, where the player presses on. */
export const HOLD: Readonly<Record<Pace, number>> = {
  instant: 0,
  quick: 350,
  calm: 1_100,
  steps: Number.POSITIVE_INFINITY,
};
const MANY = 8; // moves; whoever missed more of them sees the table as it stands, and reads what happened

export const lineOf = (moment: Moment, now: number): Line => ({ shown: moment, since: now, queue: [] });

/** Something new has come: it is shown at once, or stands in line. Nothing is left out. */
export function heard(line: Line, moment: Moment, looking: Looking): Line {
  const { shown, queue } = line;
  const last = queue.at(-1) ?? shown;
  // People come, go and talk without another position: that belongs to the moment it came to.
  if (moment.table.about.position === last.table.about.position)
    return queue.length ? { ...line, queue: [...queue.slice(0, -1), moment] } : { ...line, shown: moment };
  if (isForAtOnce(line, moment, looking)) return lineOf(moment, looking.now);
  const rest = queue.length > 0 && !endsTurn(shown, queue) ? queue.slice(0, -1) : queue;
  return { ...line, queue: [...rest, moment] };
}

function isForAtOnce({ shown, since, queue }: Line, moment: Moment, { pace, now, hidden }: Looking): boolean {
  if (!isRunning(shown.table) || decides(shown.table) || isOwn(shown, moment)) return true;
  if (pace === "steps") return false;
  return hidden || queue.length >= MANY || (queue.length === 0 && now - since >= HOLD[pace]);
}

const isRunning = ({ about, chosen }: TableData): boolean => about.status === "running" && !chosen;

const freshIn = (before: Moment, { entries }: Moment): readonly EntryData[] =>
  entries.filter(({ number }) => number > (before.entries.at(-1)?.number ?? 0));

/** Whether something is new that was done at the seat that looks: by its player, the clock or a caretaker. */
const isOwn = (before: Moment, moment: Moment): boolean =>
  moment.table.seat !== null &&
  freshIn(before, moment).some(({ data }) => data.seat !== undefined && data.seat === moment.table.seat);

/** Whether the last in line ends somebody's turn: what goes on with one is shown together with it. */
function endsTurn(shown: Moment, queue: readonly Moment[]): boolean {
  const events = freshIn(queue.at(-2) ?? shown, queue.at(-1)!).flatMap(({ events }) => events ?? []);
  return events.some(({ type }) => type === "turn") || queue.at(-1)!.table.result !== null;
}

/** The next moment is shown. */
export function next({ shown, queue: [first, ...rest] }: Line, now: number): Line {
  return { shown: first ?? shown, since: now, queue: rest };
}

/** All of it is shown. */
export const toEnd = ({ shown, queue }: Line, now: number): Line => lineOf(queue.at(-1) ?? shown, now);
