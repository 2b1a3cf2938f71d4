import type { ChapterRules } from "../../book/book";

/** Mountains: what passes take and bring. */
export const mountainsRules: ChapterRules = {
  name: "mountains",
  says: { goal: ["rules-goal-passes"] },
  sections: {
    routes: [
      {
        title: "rules-mountains-title",
        lead: ["rules-mountains-lead"],
        list: ["rules-mountains-pieces", "rules-mountains-box", "rules-mountains-points"],
      },
    ],
  },
  lines: [["line-mountains", "rules-count-mountains"]],
};
