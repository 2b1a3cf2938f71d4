import type { EventData } from "../../protocol/schema";
import { oneByOne, type Teller, who } from "../../telling/tale";
import { legalOf } from "../../view/legal";
import type { PageChapter } from "../chapter";
import { RefillSheet } from "./RefillSheet";

/** Cards that only their owner sees: others are told how many. */
function cards(key: string): Teller {
  return (scene, event) => {
    const known = scene.run.flatMap(({ card }) => (card ? [card] : []));
    const name = who(scene, event);
    if (known.length === scene.run.length) return [[key, { name, cards: oneByOne(known) }]];
    const deck = scene.decks > 1 && event.deck ? `-${event.deck}` : "";
    return [[`${key}-hidden${deck}`, { name, count: scene.run.length }]];
  };
}

const reshuffle: Teller = ({ decks }, { deck, count }) => {
  const which = deck === "ticket" ? "-tickets" : decks > 1 ? `-${deck}` : "";
  return [[`log-reshuffle${which}`, { count: count ?? 0 }]];
};

const fromSlot = ({ slot }: EventData) => (slot ? { slot } : null);
const fromDeck = ({ deck }: EventData) => (deck ? { deck } : null);

/** Face-up cards and decks. */
export const market: PageChapter = {
  name: "market",
  verbs: { take: "slot", draw: "deck", refill: "sheet" },
  actions: [{ kind: "cards", verbs: ["take", "draw"], icon: "card", key: "D" }],
  keys: [
    {
      keys: ["1", "2", "3", "4", "5", "6"],
      shown: "1 – 6",
      about: "key-take",
      act: (actions, key) => actions.at("slot", Number(key) - 1),
    },
    { keys: ["d"], shown: "D", about: "key-draw", act: (actions) => actions.at("deck", 0) },
    { keys: ["f"], shown: "F", about: "key-draw-second", act: (actions) => actions.at("deck", 1), decks: 2 },
  ],
  asks: [
    {
      name: "refill",
      open: (legal) => legalOf(legal, "refill").length > 0,
      Sheet: ({ table, legal, act }) => (
        <RefillSheet
          choices={legalOf(legal, "refill")}
          decks={Object.keys(table.view!.decks)}
          onChoose={({ id }) => act(id)}
        />
      ),
    },
  ],
  events: {
    deal: { tell: cards("log-deal"), run: true },
    draw: { tell: cards("log-draw"), run: true, sound: "card", flies: fromDeck },
    take: { tell: cards("log-take"), run: true, sound: "card", flies: fromSlot },
    flush: { tell: () => [["log-flush", {}]] },
    reshuffle: { tell: reshuffle },
    show: {},
    market: {},
    refill: {},
  },
};
