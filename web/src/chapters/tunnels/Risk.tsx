import { Icon } from "../../look/Icon";
import { useText } from "../../text/context";
import type { AlsoProps } from "../chapter";

const MORE = [0, 1, 2, 3] as const;

const percentOf = (chance = 0): number => Math.round(chance * 100);

/** What a tunnel may cost besides, as the server reckons from what this player knows. */
export function Risk({ claim: { risk }, way }: AlsoProps) {
  const text = useText();
  const laid = Object.keys(risk ?? {}).find((kind) => way.cards[kind]);
  if (!laid) return null;
  const chances = risk![laid]!;
  return (
    <p class="also-line">
      <Icon name="deck" />
      <span>
        {text("pay-risk")}
        <span class="chances">
          {MORE.filter((more) => percentOf(chances[more]) > 0).map((more) => (
            <span key={more}>{text("pay-risk-more", { more, chance: percentOf(chances[more]) })}</span>
          ))}
        </span>
      </span>
    </p>
  );
}
