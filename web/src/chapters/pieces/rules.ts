import type { ChapterRules } from "../../book/book";

/** Trains and ships to choose from, and their exchange. */
export const piecesRules: ChapterRules = {
  name: "pieces",
  says: {
    setup: ["rules-setup-pieces", "rules-setup-suggested"],
    turn: ["rules-turn-exchange"],
  },
  sections: {
    more: [{ title: "rules-exchange-title", lead: ["rules-exchange-lead"], list: ["rules-exchange-cost"] }],
  },
  lines: [["line-exchange", "rules-count-exchange"]],
  rulings: [
    ["S6", "rules-ruling-s6"],
    ["S26", "rules-ruling-s26"],
  ],
};
