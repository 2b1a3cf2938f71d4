import { Icon } from "../../look/Icon";
import type { TollData } from "../../protocol/schema";
import { useText } from "../../text/context";

/** What a claim costs in tokens, who gets them, and a warning where they must be borrowed. */
export function Toll({ toll, seatNames }: { toll: TollData; seatNames: readonly string[] }) {
  const text = useText();
  const to = toll.to === null ? text("pay-toll-bank") : seatNames[toll.to]!;
  return (
    <p class={toll.loan ? "also-line loan" : "also-line"}>
      <Icon name="coin" />
      <span>
        {text("pay-toll", { count: toll.amount, to })}
        {toll.loan && <b>{text("pay-toll-loan", { points: toll.owed })}</b>}
      </span>
    </p>
  );
}
