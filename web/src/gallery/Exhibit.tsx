import { BoardTable, type BoardTableProps } from "../board/BoardTable";
import { Legend } from "../board/Legend";
import type { Board } from "../boards/board";
import { buildingsOf } from "../chapters";
import { CountTable } from "../count/CountTable";
import "../count/page.css";
import { CountTickets } from "../count/CountTickets";
import { useLayout } from "../layout/useLayout";
import { RulesPage } from "../rules/RulesPage";
import { looking } from "../table/acting";
import { Table } from "../table/Table";
import { onBoard } from "../view/game";
import { Choices } from "./Choices";
import type { Fixture } from "./fixtures";
import { galleryApi, Pages } from "./Pages";

export interface ExhibitProps {
  board: Board;
  fixture: Fixture;
  show: string;
}

const ASK = "ask-"; // then the name of a sample

/** As with a hand of many wilds: nearly all that is free. */
const most = (owner: readonly number[]) =>
  new Set(owner.flatMap((seat, route) => (seat === -1 && route % 6 ? [route] : [])));

/** A board without a table around it: empty, in the middle of a game, and while a route is chosen. */
const bare: Record<string, (fixture: Fixture) => Pick<BoardTableProps, "table" | "marks">> = {
  board: () => ({}),
  pieces: ({ middle }) => ({ table: onBoard(middle) }),
  choose: ({ middle, legal }) => ({ table: onBoard(middle), marks: { legal } }),
  "choose-most": ({ middle }) => ({ table: onBoard(middle), marks: { legal: most(middle.owner) } }),
};

/** One thing to look at, with the data of a game that bots played. */
export function Exhibit({ board, fixture, show }: ExhibitProps) {
  const layout = useLayout();
  if (show in bare) return <BoardTable board={board} buttons={false} {...bare[show]!(fixture)} />;
  if (show === "legal")
    return (
      <Table
        board={board}
        game={fixture.middle}
        acting={{ ...looking, mode: "route" }}
        showing={{ marks: { legal: fixture.legal }, covered: 0 }}
        layout={layout}
      />
    );
  if (show.startsWith(ASK))
    return <Choices board={board} fixture={fixture} layout={layout} ask={show.slice(ASK.length)} />;
  if (show === "home" || show === "lobby") return <Pages room={show === "lobby"} />;
  if (show === "rules") return <RulesPage word={board.name} api={galleryApi} />;
  if (show === "legend")
    return (
      <Legend board={board} buildings={buildingsOf(fixture.middle.seats[0]!.facts).map(({ kind }) => kind)} />
    );
  if (show === "count") return <Count board={board} fixture={fixture} />;
  return <Table board={board} game={fixture.middle} layout={layout} />;
}

function Count({ board, fixture: { end, count } }: Omit<ExhibitProps, "show">) {
  const shown = { board, seats: end.seats, count };
  return (
    <main class={board.height > board.width ? "count-page upright" : "count-page"}>
      <div class="count-board" style={{ aspectRatio: `${board.width} / ${board.height}` }}>
        <BoardTable board={board} table={onBoard(end)} buttons={false} />
      </div>
      <div class="count-side">
        <CountTable {...shown} />
      </div>
      <CountTickets {...shown} />
    </main>
  );
}
