import type { Numbers } from "../protocol/schema";
import { useText } from "../text/context";
import { FIGURES } from "./figures";

interface NumbersTableProps {
  readonly rows: readonly Numbers[];
  readonly titleOf: (board: string) => string;
}

/** All of it in figures, for those who read rather than look. */
export function NumbersTable({ rows, titleOf }: NumbersTableProps) {
  const text = useText();
  return (
    <details class="panel numbers-table">
      <summary>{text("numbers-table")}</summary>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keys */}
      <div class="numbers-scroll" tabIndex={0} role="region" aria-label={text("numbers-table")}>
        <table>
          <thead>
            <tr>
              {["board", "name", ...Object.keys(FIGURES)].map((name) => (
                <th scope="col" key={name}>
                  {text(`numbers-${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={`${row.board} ${row.players} ${row.name}`}>
                <th scope="row">
                  {text("numbers-heading", { board: titleOf(row.board), players: row.players })}
                </th>
                <td>{row.name}</td>
                {Object.entries(FIGURES).map(([name, of]) => (
                  <td key={name}>{of(row, text)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="muted">{text("numbers-reviewed")}</p>
    </details>
  );
}
