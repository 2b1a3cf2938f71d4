import { Display, Stack } from "../cards/Display";
import { useText } from "../text/context";
import type { Controls } from "../view/controls";
import type { TableGame } from "../view/game";

export interface MarketProps {
  readonly game: TableGame;
  readonly phone?: boolean;
  readonly controls?: Controls | undefined;
  /** Whether a card is to be taken now. */
  readonly calling?: boolean;
  readonly onAct?: ((action: number) => void) | undefined;
  readonly onWhy?: ((verb: string, argument: number) => void) | undefined;
}

/** Whether some card can be taken: then those that can't are faded. */
const isOpen = (controls: Controls | undefined): boolean =>
  controls !== undefined && controls.slots.size + controls.decks.size > 0;

/** Face-up cards and decks. */
export function Market({ game, phone = false, controls, calling = false, onAct, onWhy }: MarketProps) {
  const text = useText();
  return (
    <section
      class={["table-market panel", calling && "calling", isOpen(controls) && "open"]
        .filter(Boolean)
        .join(" ")}
      aria-label={text("display-title")}
    >
      <h2 class="small">{text("display-title")}</h2>
      <Display
        cards={game.display}
        actions={controls?.slots}
        onAct={onAct}
        onWhy={(slot) => onWhy?.("take", slot)}
      />
      <div class="stacks">
        {Object.entries(game.decks).map(([kind, left], i) => (
          <Stack
            kind={kind}
            left={left}
            hint={"DF"[i]!}
            action={controls && (controls.decks.get(i) ?? null)}
            onAct={onAct}
            onWhy={() => onWhy?.("draw", i)}
          />
        ))}
        {/* A phone has no room for this one: its button among the actions does the same. */}
        {!phone && (
          <Stack
            kind="tickets"
            left={game.ticketsLeft}
            hint="T"
            action={controls?.tickets}
            onAct={onAct}
            onWhy={() => onWhy?.("tickets", 0)}
          />
        )}
      </div>
    </section>
  );
}
