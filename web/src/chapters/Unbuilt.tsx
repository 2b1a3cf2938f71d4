import { Icon, type IconName } from "../look/Icon";
import { useText } from "../text/context";
import type { AlsoProps } from "./chapter";

interface UnbuiltProps extends AlsoProps {
  /** The number of a seat that says how many it has left. */
  readonly fact: "stations" | "harbours";
  readonly icon: IconName;
}

/** Of buildings: how many are left after this one, and what one that is kept is worth at the end. */
export function Unbuilt({ table, claim: { brings, left_over }, fact, icon }: UnbuiltProps) {
  const text = useText();
  const { seat, seats } = table.view!;
  const before = seats[seat]?.[fact];
  if (before == null || !brings?.[fact]) return null;
  const after = before + brings[fact];
  return (
    <p class="also-line">
      <Icon name={icon} />
      <span>{text(`pay-left-${fact}`, { before, after, points: Math.abs(left_over ?? 0) })}</span>
    </p>
  );
}
