import type { ChapterRules } from "../../book/book";

/** The neutral player. */
export const neutralRules: ChapterRules = {
  name: "neutral",
  says: { players: ["rules-players-neutral"] },
  sections: {
    last: [
      {
        title: "rules-neutral-title",
        lead: ["rules-neutral-lead"],
        list: [
          "rules-neutral-marker",
          "rules-neutral-reveal",
          "rules-neutral-choice",
          "rules-neutral-second",
          "rules-neutral-discard",
          "rules-neutral-twice",
          "rules-neutral-stop",
        ],
      },
    ],
  },
  rulings: [
    ["N16", "rules-ruling-n16"],
    ["N18", "rules-ruling-n18"],
    ["N20", "rules-ruling-n20"],
    ["N21", "rules-ruling-n21"],
  ],
};
