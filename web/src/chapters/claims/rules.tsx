import type { ChapterRules, FigureProps } from "../../book/book";
import { ExampleWays } from "../../book/ExampleCards";
import { useText } from "../../text/context";
import { colourName } from "../../text/names";
import { railExample, shipExample } from "./examples";

function Points({ board, book }: FigureProps) {
  const lengths = [...new Set(board.routes.map((route) => route.length))].sort((a, b) => a - b);
  return (
    <div class="rules-table">
      <table>
        <caption>{book.text("rules-claim-score")}</caption>
        <tbody>
          <tr>
            <th scope="row">{book.text("rules-points-length")}</th>
            {lengths.map((length) => (
              <td>{length}</td>
            ))}
          </tr>
          <tr>
            <th scope="row">{book.text("rules-points-worth")}</th>
            {lengths.map((length) => (
              <td>
                <b>{board.routePoints[length]}</b>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}

function Rail({ board, book }: FigureProps) {
  const text = useText();
  const { ways, colour, ...route } = railExample(board, book.has("ships"));
  const caption = book.text("rules-claim-example", { ...route, colour: colourName(text, colour) });
  return <ExampleWays caption={caption} ways={ways} />;
}

function Ship({ board, book }: FigureProps) {
  const text = useText();
  const { ways, colour, ...route } = shipExample(board);
  const caption = book.text("rules-ships-example", { ...route, colour: colourName(text, colour) });
  return <ExampleWays caption={caption} ways={ways} />;
}

/** Claiming routes, by rail and by ship. */
export const claimsRules: ChapterRules = {
  name: "claims",
  says: {
    goal: ["rules-goal-routes"],
    have: [["rules-setup-trains", "!ships"]],
    turn: ["rules-turn-route"],
    players: [["rules-players-closing", "closing"]],
  },
  sections: {
    basics: [
      {
        title: "rules-claim-title",
        lead: ["rules-claim-lead"],
        list: [
          ["rules-claim-both", "ships"],
          { all: "payment" },
          "rules-claim-pieces",
          "rules-claim-anywhere",
        ],
        figures: [Rail, Points],
      },
      {
        title: "rules-doubles-title",
        lead: ["rules-doubles-lead"],
        list: [
          ["rules-doubles-closing", "closing"],
          ["rules-doubles-open", "!closing"],
          "rules-doubles-beside",
          ["rules-doubles-mixed", "mixed"],
        ],
      },
    ],
    routes: [
      {
        title: "rules-ships-title",
        when: "ships",
        lead: ["rules-ships-lead"],
        list: ["rules-ships-over"],
        figures: [Ship],
      },
    ],
  },
  lines: [["line-routes", "rules-count-routes"]],
};
