import type { ChapterRules, FigureProps } from "../../book/book";

function Bonus({ book }: FigureProps) {
  const rows = Object.entries(book.tables.tokens!);
  const places = rows.at(-1)![1].map((_, place) => place);
  return (
    <div class="rules-table">
      <table>
        <caption>{book.text("rules-tolls-bonus-lead")}</caption>
        <thead>
          <tr>
            <th scope="col">{book.text("rules-tolls-place")}</th>
            {places.map((place) => (
              <th scope="col">{place + 1}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([count, points]) => (
            <tr>
              <th scope="row">{book.text("rules-tolls-players", { count: Number(count) })}</th>
              {places.map((place) => (
                <td>{points[place] ?? "–"}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Tolls, loans, and the bonus for tokens. */
export const tollsRules: ChapterRules = {
  name: "tolls",
  says: {
    goal: ["rules-goal-tokens"],
    have: ["rules-setup-tokens"],
    players: ["rules-players-bonus"],
  },
  sections: {
    routes: [
      {
        title: "rules-tolls-title",
        lead: ["rules-tolls-lead"],
        list: ["rules-tolls-first", "rules-tolls-second", "rules-tolls-loan", "rules-tolls-forced"],
        figures: [Bonus],
        notes: ["rules-tolls-out", "rules-tolls-level", "rules-tolls-worth"],
      },
    ],
    last: [{ title: "rules-plain-title", lead: ["rules-plain-lead"] }],
  },
  lines: [
    ["line-tokens", "rules-count-tokens"],
    ["line-loans", "rules-count-loans"],
  ],
  rulings: [["N13", "rules-ruling-n13"]],
};
