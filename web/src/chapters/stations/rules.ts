import type { ChapterRules } from "../../book/book";

/** Stations: what they cost, lend and bring. */
export const stationsRules: ChapterRules = {
  name: "stations",
  says: {
    goal: ["rules-goal-stations"],
    have: ["rules-setup-stations"],
    turn: ["rules-turn-station"],
    tie: ["rules-count-tie-stations"],
  },
  sections: {
    more: [
      {
        title: "rules-stations-title",
        lead: ["rules-stations-lead"],
        list: ["rules-stations-where", "rules-stations-cost", "rules-stations-choice", "rules-stations-not"],
      },
    ],
  },
  lines: [["line-stations", "rules-count-stations"]],
  rulings: [
    ["E17", "rules-ruling-e17"],
    ["E18", "rules-ruling-e18"],
    ["E23", "rules-ruling-e23"],
  ],
};
