import { useState } from "preact/hooks";
import { hrefOf } from "../address";
import { useLayout } from "../layout/useLayout";
import { DeadEnd } from "../look/DeadEnd";
import { Icon } from "../look/Icon";
import { useText } from "../text/context";

interface OfferProps {
  readonly game: string;
  /** How many big screens show this table. */
  readonly screens: number;
  /** Whether somebody sits here, and nobody else. */
  readonly seated: boolean;
}

/** A big screen is at the table: a phone needs to show no more than what is one's own. */
export function HandOffer({ game, screens, seated }: OfferProps) {
  const text = useText();
  const layout = useLayout();
  const [refused, refuse] = useState(false);
  if (screens === 0 || !seated || refused || layout.own !== "drawer") return null;
  return (
    <p class="toast panel">
      {text("hand-offer")}
      <a class="button main" data-hand href={hrefOf("game", game, "hand")}>
        {text("hand-take")}
      </a>
      <button
        type="button"
        class="icon-button"
        aria-label={text("dialog-close")}
        onClick={() => refuse(true)}
      >
        <Icon name="cross" size={14} />
      </button>
    </p>
  );
}

/** The hand of somebody who has no seat in the game. */
export function NoHand({ game }: { game: string }) {
  const text = useText();
  return (
    <DeadEnd words={text("hand-nobody")}>
      <a class="button" href={hrefOf("game", game)}>
        {text("watch-game")}
      </a>
      <a class="button" href={hrefOf("game", game, "tv")}>
        {text("tv-open")}
      </a>
    </DeadEnd>
  );
}
