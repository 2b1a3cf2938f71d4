import { useEffect, useState } from "preact/hooks";
import type { Board } from "../boards/board";
import { sortLegal } from "../chapters/sortLegal";
import { useCovered } from "../choices/covered";
import type { Layout } from "../layout/layout";
import type { EntryData, TableData } from "../protocol/schema";
import { looking } from "../table/acting";
import { Table } from "../table/Table";
import { AskedSheet } from "../turn/AskedSheet";
import { questionOf } from "../turn/question";
import { fresh } from "../turn/turn";
import { heldTickets } from "../view/held";
import type { Target } from "../view/legal";
import { PointingContext, usePointer } from "../view/pointing";
import type { Marks } from "../view/table";
import type { Fixture } from "./fixtures";
import { loadSamples, type Sample } from "./samples";

interface ChoicesProps {
  readonly board: Board;
  readonly fixture: Fixture;
  readonly layout: Layout;
  /** Which question: the name of a sample. */
  readonly ask: string;
}

/** A question over the table, as a server asked it. */
export function Choices({ board, fixture: { middle }, layout, ask }: ChoicesProps) {
  const [sample, setSample] = useState<Sample | null>(null);
  const pointing = usePointer();
  useEffect(() => {
    void loadSamples(board.name).then((all) => setSample(all[ask] ?? null));
  }, [board, ask]);
  const covered = useCovered(layout, sample);
  if (!sample) return null;
  return (
    <PointingContext.Provider value={pointing}>
      <Table
        board={board}
        game={{ ...middle, tickets: heldTickets(sample.view.tickets, sample.outlook) }}
        acting={{ ...looking, mode: "route" }}
        showing={{ marks: shownMarks(board, sample), covered }}
        layout={layout}
      />
      <Asked board={board} sample={sample} onPoint={pointing.point} />
    </PointingContext.Provider>
  );
}

function shownMarks(board: Board, { choices }: Sample): Marks {
  const route = choices[0]!.route;
  if (typeof route !== "number") return {};
  return { ghost: { route, seat: 0 }, spotlight: [board.routes[route]!.a, board.routes[route]!.b] };
}

const nothing = () => {};

interface AskedProps {
  readonly board: Board;
  readonly sample: Sample;
  readonly onPoint: Parameters<typeof AskedSheet>[0]["onPoint"];
}

/** The question of a sample, as the page asks it once its player has begun what it is about. */
function Asked({ board, sample, onPoint }: AskedProps) {
  const table = tableOf(sample);
  const legal = sortLegal(table);
  const [choice] = sample.choices;
  const target: Target | null = !choice?.ways
    ? null
    : typeof choice.route === "number"
      ? { route: choice.route }
      : { city: choice.argument };
  const begun = { ...fresh(0), target, mode: choice!.verb };
  const question = questionOf(legal, begun, table);
  const entries = [{ number: 1, events: sample.events }] as unknown as EntryData[];
  const doing = { act: nothing, onCancel: nothing, onUndo: nothing, onPoint };
  return question && <AskedSheet {...{ board, table, entries, legal, begun, question }} {...doing} />;
}

function tableOf({ names, view, choices, outlook }: Sample): TableData {
  const chairs = names.map((name, seat) => ({ name, seat, bot: null, away: false, resigned: false }));
  const about = { chairs, waiting: [view.seat], position: 0, players: names.length };
  const seen = { ...view, viewer: view.seat };
  return { about, view: seen, legal: choices, refused: [], outlook } as unknown as TableData;
}
