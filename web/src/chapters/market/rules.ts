import type { ChapterRules } from "../../book/book";

/** Drawing cards. */
export const marketRules: ChapterRules = {
  name: "market",
  says: {
    setup: [
      ["rules-setup-deck", "!ships"],
      ["rules-setup-hand", "!ships"],
      ["rules-setup-decks", "ships"],
      ["rules-setup-hands", "ships"],
    ],
    turn: ["rules-turn-cards"],
  },
  sections: {
    basics: [
      {
        title: "rules-cards-title",
        lead: [
          ["rules-cards-lead", "!ships"],
          ["rules-cards-lead-both", "ships"],
        ],
        list: [
          ["rules-cards-refill", "!ships"],
          ["rules-cards-refill-both", "ships"],
          ["rules-cards-wild", "!ships"],
          ["rules-cards-wild-both", "ships"],
          ["rules-cards-blind", "!ships"],
          ["rules-cards-blind-both", "ships"],
          ["rules-cards-flush", "!ships"],
          ["rules-cards-flush-both", "ships"],
          ["rules-cards-rebuild", "!ships"],
          ["rules-cards-rebuild-both", "ships"],
          "rules-cards-limit",
        ],
      },
    ],
  },
  rulings: [
    ["U9", "rules-ruling-u9"],
    ["U13", "rules-ruling-u13"],
    ["U14", "rules-ruling-u14"],
    ["S12", ["rules-ruling-s12", "ships"]],
  ],
};
