import type { ChapterRules } from "../../book/book";

/** Ferries: locomotives that must be paid. */
export const ferriesRules: ChapterRules = {
  name: "ferries",
  sections: {
    routes: [{ title: "rules-ferries-title", lead: ["rules-ferries-lead"], list: ["rules-ferries-rest"] }],
  },
};
