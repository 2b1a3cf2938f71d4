import type { ChapterRules } from "../../book/book";

/** Hard routes: a pair of cards for each space. */
export const hardRoutesRules: ChapterRules = {
  name: "hard-routes",
  sections: {
    routes: [{ title: "rules-hard-title", lead: ["rules-hard-lead"], list: ["rules-hard-colour"] }],
  },
  rulings: [["W4", "rules-ruling-w4"]],
};
