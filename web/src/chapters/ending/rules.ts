import type { ChapterRules } from "../../book/book";

/** How a game ends. */
export const endingRules: ChapterRules = {
  name: "ending",
  sections: {
    end: [
      {
        title: "rules-end-title",
        lead: [
          ["rules-end-lead", "!ships"],
          ["rules-end-both", "ships"],
        ],
      },
    ],
  },
  rulings: [
    ["U8", "rules-ruling-u8"],
    ["U31", "rules-ruling-u31"],
  ],
};
