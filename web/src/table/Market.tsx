import { Display, Stack } from "../cards/Display";
import type { Layout } from "../layout/layout";
import { useText } from "../text/context";
import type { TableGame } from "../view/game";
import { actionsAt, type LegalChoices } from "../view/legal";
import type { Acting } from "./acting";

export interface MarketProps {
  readonly game: TableGame;
  readonly layout: Layout;
  readonly acting: Acting;
}

/** Whether some card can be taken: then those that can't are faded. */
const isOpen = (legal: LegalChoices | undefined): boolean =>
  legal !== undefined && legal.at.slot.size + legal.at.deck.size > 0;

/** Face-up cards and decks. */
export function Market({ game, layout, acting }: MarketProps) {
  const { legal, mode, refused, underway, next, events } = acting;
  const { onAct, onAction, onWhy } = events;
  const text = useText();
  return (
    <section
      class={["table-market panel", mode === "cards" && "calling", isOpen(legal) && "open"]
        .filter(Boolean)
        .join(" ")}
      aria-label={text("display-title")}
    >
      <h2 class="small">{text("display-title")}</h2>
      <Display
        cards={game.display}
        actions={legal && actionsAt(legal, "slot")}
        underway={underway}
        next={next}
        onAct={onAct}
        onWhy={(slot) => onWhy?.("slot", slot)}
      />
      <div class="stacks">
        {Object.entries(game.decks).map(([kind, left], i) => (
          <Stack
            kind={kind}
            left={left}
            hint={"DF"[i]!}
            action={legal?.at.deck.get(i)?.id}
            closed={legal !== undefined && !legal.at.deck.has(i)}
            onDraw={(action) => (action === undefined ? onWhy?.("deck", i) : onAct?.(action))}
          />
        ))}
        {/* Where there is no room for this one, its button among the actions does the same. */}
        {layout.ticketDeck && (
          <Stack
            kind="tickets"
            left={game.ticketsLeft}
            hint="T"
            closed={refused.tickets !== undefined}
            onDraw={() => onAction?.("tickets")}
          />
        )}
      </div>
    </section>
  );
}
