import type { ChapterRules } from "../../book/book";

/** Tickets, tours among them. */
export const ticketsRules: ChapterRules = {
  name: "tickets",
  says: {
    goal: ["rules-goal-tickets"],
    setup: [
      ["rules-setup-tickets", "!long"],
      ["rules-setup-long", "long"],
      ["rules-setup-under", "!box !pile"],
      ["rules-setup-box", "box"],
      ["rules-setup-pile", "pile"],
    ],
    turn: ["rules-turn-tickets"],
    tie: ["rules-count-tie"],
  },
  sections: {
    more: [
      {
        title: "rules-tickets-title",
        lead: ["rules-tickets-lead"],
        list: [
          ["rules-tickets-under", "!pile"],
          ["rules-tickets-pile", "pile"],
          "rules-tickets-stay",
          "rules-tickets-done",
        ],
      },
      {
        title: "rules-tours-title",
        when: "tours",
        lead: ["rules-tours-lead"],
        list: ["rules-tours-order", "rules-tours-any", "rules-tours-failed"],
      },
    ],
  },
  lines: [
    ["line-tickets", ["rules-count-tickets", "!tours"]],
    ["line-tickets", ["rules-count-tours", "tours"]],
  ],
  rulings: [
    ["U6", "rules-ruling-u6"],
    ["U6", ["rules-ruling-u6-under", "!box !pile"]],
    ["W5", ["rules-ruling-w5", "tours"]],
    ["N3", ["rules-ruling-n3", "pile"]],
  ],
};
