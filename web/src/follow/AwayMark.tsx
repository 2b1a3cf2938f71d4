import { Icon } from "../look/Icon";
import { useText } from "../text/context";
import { inAWhile } from "../text/time";
import { useGame } from "./context";
import { useLeft } from "./moments";

/** Beside a player's name, in games over days: they are on vacation, or have let their time run out. */
export function AwayMark({ seat }: { seat: number }) {
  const text = useText();
  const game = useGame();
  const chair = game?.table.about.chairs.find((one) => one.seat === seat);
  const left = useLeft(chair?.vacation, game?.followed.ahead ?? null, () => 0);
  const onVacation = left !== null && left > 0;
  if (!chair || (!onVacation && !(chair.away && chair.lapses))) return null;
  const words = onVacation
    ? text("vacation-of", { until: inAWhile(left) })
    : text("lapsed-of", { count: chair.lapses });
  return (
    <span class="away-mark" title={words}>
      <Icon name={onVacation ? "moon" : "clock"} size={13} />
      <span class="unseen">{words}</span>
    </span>
  );
}
