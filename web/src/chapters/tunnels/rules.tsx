import type { ChapterRules, FigureProps } from "../../book/book";
import { ExampleCards } from "../../book/ExampleCards";
import type { CardCounts } from "../../cards/kinds";

/** Two red cards laid in a tunnel: what is turned over, and how many more that costs (E8). */
export const tunnelExample: readonly (readonly [turned: CardCounts, more: number])[] = [
  [{ red: 1, blue: 1, white: 1 }, 1],
  [{ red: 1, locomotive: 1, green: 1 }, 2],
  [{ black: 2, yellow: 1 }, 0],
];

function Tunnel({ book }: FigureProps) {
  return (
    <figure class="rules-example">
      <figcaption>{book.text("rules-tunnels-example")}</figcaption>
      <ul>
        {tunnelExample.map(([turned, count]) => (
          <li>
            <ExampleCards cards={turned} before={book.text("rules-tunnels-example-turned")} />
            <b>{book.text("rules-tunnels-example-add", { count })}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Tunnels: what is laid, turned over and added. */
export const tunnelsRules: ChapterRules = {
  name: "tunnels",
  sections: {
    routes: [
      {
        title: "rules-tunnels-title",
        lead: ["rules-tunnels-lead"],
        list: [
          "rules-tunnels-lay",
          "rules-tunnels-turn",
          "rules-tunnels-wild",
          "rules-tunnels-yield",
          "rules-tunnels-discard",
          "rules-tunnels-short",
        ],
        figures: [Tunnel],
      },
    ],
  },
  rulings: [
    ["E10", "rules-ruling-e10"],
    ["E11", "rules-ruling-e11"],
  ],
};
