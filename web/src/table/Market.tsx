import { Display, Stack } from "../cards/Display";
import { useText } from "../text/context";
import type { TableGame } from "../view/game";
import { actionsAt, type Offer } from "../view/offer";
import type { Acting } from "./acting";

export interface MarketProps {
  readonly game: TableGame;
  readonly phone: boolean;
  readonly acting: Acting;
}

/** Whether some card can be taken: then those that can't are faded. */
const isOpen = (offer: Offer | undefined): boolean =>
  offer !== undefined && offer.at.slot.size + offer.at.deck.size > 0;

/** Face-up cards and decks. */
export function Market({ game, phone, acting: { offer, mode, events } }: MarketProps) {
  const { onAct, onWhy } = events;
  const text = useText();
  return (
    <section
      class={["table-market panel", mode === "cards" && "calling", isOpen(offer) && "open"]
        .filter(Boolean)
        .join(" ")}
      aria-label={text("display-title")}
    >
      <h2 class="small">{text("display-title")}</h2>
      <Display
        cards={game.display}
        actions={offer && actionsAt(offer, "slot")}
        onAct={onAct}
        onWhy={(slot) => onWhy?.("slot", slot)}
      />
      <div class="stacks">
        {Object.entries(game.decks).map(([kind, left], i) => (
          <Stack
            kind={kind}
            left={left}
            hint={"DF"[i]!}
            action={offer && (offer.at.deck.get(i)?.id ?? null)}
            onAct={onAct}
            onWhy={() => onWhy?.("deck", i)}
          />
        ))}
        {/* A phone has no room for this one: its button among the actions does the same. */}
        {!phone && (
          <Stack
            kind="tickets"
            left={game.ticketsLeft}
            hint="T"
            action={offer && (offer.at.stack.get(0)?.id ?? null)}
            onAct={onAct}
            onWhy={() => onWhy?.("stack", 0)}
          />
        )}
      </div>
    </section>
  );
}
