import type { ComponentChildren } from "preact";
import { Legend } from "../board/Legend";
import type { Board } from "../boards/board";
import { MiniCard } from "../cards/MiniCard";
import { buildings } from "../chapters";
import { useText } from "../text/context";
import { cardCount, colourName } from "../text/names";
import { type Book, spoken } from "./book";
import { type Cards, harbourExample, railExample, shipExample, tunnelExample } from "./examples";
import { countLines, type Figure } from "./sections";

interface FigureProps {
  board: Board;
  book: Book;
}

const figures: Record<Figure, (props: FigureProps) => ComponentChildren> = {
  points: Points,
  bonus: Bonus,
  count: Count,
  claim: Claim,
  ship: Ship,
  tunnel: Tunnel,
  harbour: Harbour,
  legend: BoardLegend,
};

/** A table or an example that belongs to a section. */
export function OneFigure({ figure, ...props }: FigureProps & { figure: Figure }) {
  const Shown = figures[figure];
  return <Shown {...props} />;
}

function BoardLegend({ board, book }: FigureProps) {
  const here = buildings.filter(({ fact }) => book.has(fact));
  return <Legend board={board} buildings={here.map(({ kind }) => kind)} />;
}

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

function Bonus({ book }: FigureProps) {
  const rows = Object.entries(book.bonus);
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

function Count({ book }: FigureProps) {
  const text = useText();
  const rows = countLines.flatMap(([line, how]) => spoken(book, how).map((said) => [line, said] as const));
  return (
    <table class="rules-count">
      <thead class="unseen">
        <tr>
          <th scope="col">{book.text("rules-count-line")}</th>
          <th scope="col">{book.text("rules-count-how")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([line, said]) => (
          <tr>
            <th scope="row">{text(line)}</th>
            <td>{said}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Claim({ board, book }: FigureProps) {
  const text = useText();
  const { ways, colour, ...route } = railExample(board, book.has("ships"));
  const caption = book.text("rules-claim-example", { ...route, colour: colourName(text, colour) });
  return <Ways caption={caption} ways={ways} />;
}

function Ship({ board, book }: FigureProps) {
  const text = useText();
  const { ways, colour, ...route } = shipExample(board);
  const caption = book.text("rules-ships-example", { ...route, colour: colourName(text, colour) });
  return <Ways caption={caption} ways={ways} />;
}

function Harbour({ book }: FigureProps) {
  return <Ways caption={book.text("rules-harbours-example")} ways={[harbourExample]} />;
}

function Tunnel({ book }: FigureProps) {
  return (
    <figure class="rules-example">
      <figcaption>{book.text("rules-tunnels-example")}</figcaption>
      <ul>
        {tunnelExample.map(([turned, count]) => (
          <li>
            <CardRow cards={turned} before={book.text("rules-tunnels-example-turned")} />
            <b>{book.text("rules-tunnels-example-add", { count })}</b>
          </li>
        ))}
      </ul>
    </figure>
  );
}

function Ways({ caption, ways }: { caption: string; ways: readonly Cards[] }) {
  return (
    <figure class="rules-example">
      <figcaption>{caption}</figcaption>
      <ul>
        {ways.map((cards) => (
          <li>
            <CardRow cards={cards} />
          </li>
        ))}
      </ul>
    </figure>
  );
}

/** Cards in pictures and in words. */
function CardRow({ cards, before }: { cards: Cards; before?: string }) {
  const text = useText();
  const kinds = Object.entries(cards);
  const words = kinds.map(([name, count]) => cardCount(text, name, count)).join(", ");
  return (
    <>
      <span class="rules-cards">
        {kinds.flatMap(([name, count]) => Array.from({ length: count }, () => <MiniCard name={name} />))}
      </span>
      <span class="muted">{before ? `${before}: ${words}` : words}</span>
    </>
  );
}
