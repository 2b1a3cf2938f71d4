import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { MINUTE, timeIn, unitOf } from "../text/time";
import { decides } from "../view/seats";
import { useGame } from "./context";
import { useLeft } from "./moments";

const SECOND = 1_000;
const HURRY = [10, 30]; // seconds left, at which whoever has to decide is told so

/** The time that is left for a turn, where the table has agreed on a clock: coarse, and a countdown in the end. */
export function TurnClock() {
  const text = useText();
  const left = useTimeLeft();
  const game = useGame();
  const stands = useStanding();
  if (left === null) return null;
  const time = timeIn(text, left);
  const words = stands
    ? text("clock-stands")
    : text(game?.table.about.days ? "clock-left-days" : "clock-left", { time });
  return (
    <span class={left <= MINUTE ? "turn-clock short" : "turn-clock"} role="timer" title={words}>
      <Icon name="clock" size={15} />
      <span aria-hidden="true">{time}</span>
      <span class="unseen">{words}</span>
    </span>
  );
}

/** Says aloud that time is short, to whoever has to decide; a clock itself says nothing. */
export function Hurry() {
  const text = useText();
  const game = useGame();
  const left = useTimeLeft();
  const mine = left !== null && decides(game!.table);
  const count = mine ? HURRY.find((seconds) => left <= seconds * SECOND) : undefined;
  return (
    <span class="unseen" role="status">
      {count !== undefined && text("clock-hurry", { count })}
    </span>
  );
}

/** Whether the clock stands still: all who are waited for are on vacation. */
function useStanding(): boolean {
  const game = useGame();
  const { timing, chairs } = game?.table.about ?? {};
  const first = Math.min(...(timing?.holders ?? []).map((chair) => chairs?.[chair]?.vacation ?? 0));
  const left = useLeft(Number.isFinite(first) ? first : null, game?.followed.ahead ?? null, () => 0);
  return left !== null && left > 0;
}

function useTimeLeft(): number | null {
  const game = useGame();
  const left = useLeft(game?.table.about.timing?.time_up, game?.followed.ahead ?? null, nextLook);
  return left === null ? null : Math.max(0, left);
}

/** When another number is to be shown. */
function nextLook(left: number): number {
  const [, length] = unitOf(left);
  return (Math.ceil(left / length) - 1) * length;
}
