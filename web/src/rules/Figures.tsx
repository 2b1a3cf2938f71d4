import { Legend } from "../board/Legend";
import type { FigureProps } from "../book/book";
import { buildings } from "../chapters";
import { useText } from "../text/context";
import { countLines } from "./lines";

/** Everything that is printed on this board. */
export function BoardLegend({ board, book }: FigureProps) {
  const here = buildings.filter(({ fact }) => book.has(fact));
  return <Legend board={board} buildings={here.map(({ kind }) => kind)} />;
}

/** The lines of the final count. */
export function CountLines({ book }: FigureProps) {
  const text = useText();
  return (
    <table class="rules-count">
      <thead class="unseen">
        <tr>
          <th scope="col">{book.text("rules-count-line")}</th>
          <th scope="col">{book.text("rules-count-how")}</th>
        </tr>
      </thead>
      <tbody>
        {countLines(book).map(([line, said]) => (
          <tr>
            <th scope="row">{text(line)}</th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
