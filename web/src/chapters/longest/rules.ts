import type { ChapterRules } from "../../book/book";

/** The longest path. */
export const longestRules: ChapterRules = {
  name: "longest",
  says: {
    goal: ["rules-goal-longest"],
    count: ["rules-count-path"],
    tie: ["rules-count-tie-longest"],
  },
  lines: [["line-longest", "rules-count-longest"]],
  rulings: [["U29", ["rules-ruling-u29", "!stations"]]], // else as E23
};
