import type { ChapterRules, FigureProps } from "../../book/book";
import { ExampleWays } from "../../book/ExampleCards";
import type { CardCounts } from "../../cards/kinds";

/** A harbour in yellow with one wild (S20). */
export const harbourExample: CardCounts = { "train-yellow-harbour": 2, "ship-yellow": 1, wild: 1 };

const Harbour = ({ book }: FigureProps) => (
  <ExampleWays caption={book.text("rules-harbours-example")} ways={[harbourExample]} />
);

/** Harbours: where they stand, what they cost and score. */
export const harboursRules: ChapterRules = {
  name: "harbours",
  says: {
    goal: ["rules-goal-harbours"],
    have: ["rules-setup-harbours"],
    turn: ["rules-turn-harbour"],
  },
  sections: {
    more: [
      {
        title: "rules-harbours-title",
        lead: ["rules-harbours-lead"],
        list: [
          "rules-harbours-where",
          "rules-harbours-cost",
          "rules-harbours-symbol",
          "rules-harbours-score",
          "rules-harbours-both",
          "rules-harbours-left",
        ],
        figures: [Harbour],
      },
    ],
  },
  lines: [["line-harbours", "rules-count-harbours"]],
};
