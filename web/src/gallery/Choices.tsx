import { useEffect, useState } from "preact/hooks";
import type { Marks } from "../board/table";
import type { Board } from "../boards/board";
import { Payment } from "../choices/Payment";
import { TicketOffer } from "../choices/TicketOffer";
import { Table } from "../table/Table";
import type { Pointed } from "../tickets/Ticket";
import type { Fixture } from "./fixtures";
import { loadSamples, type Sample } from "./samples";

interface ChoicesProps {
  readonly board: Board;
  readonly fixture: Fixture;
  readonly phone: boolean;
  /** Which question: the name of a sample. */
  readonly ask: string;
}

/** A question over the table, as a server asked it. */
export function Choices({ board, fixture: { middle }, phone, ask }: ChoicesProps) {
  const [sample, setSample] = useState<Sample | null>(null);
  const [pointed, setPointed] = useState<Pointed | null>(null);
  useEffect(() => {
    void loadSamples(board.name).then((all) => setSample(all[ask] ?? null));
  }, [board, ask]);
  if (!sample) return null;
  return (
    <>
      <Table
        board={board}
        game={middle}
        marks={marksOf(board, sample, pointed)}
        phone={phone}
        chosen="route"
        covered={phone ? 200 : 0}
      />
      <Asked board={board} ask={ask} sample={sample} onPoint={setPointed} />
    </>
  );
}

function marksOf(board: Board, { choices }: Sample, pointed: Pointed | null): Marks {
  if (pointed) return { spotlight: pointed.cities, lit: new Set(pointed.way) };
  const route = choices[0]!.route;
  if (typeof route !== "number") return {};
  return { ghost: { route, seat: 0 }, spotlight: [board.routes[route]!.a, board.routes[route]!.b] };
}

interface AskedProps {
  readonly board: Board;
  readonly ask: string;
  readonly sample: Sample;
  readonly onPoint: (pointed: Pointed | null) => void;
}

const nothing = () => {};

function Asked(props: AskedProps) {
  const { board, ask, sample, onPoint } = props;
  const { view, choices, outlook } = sample;
  if (choices[0]!.ways) return <Paid {...props} />;
  if (ask === "offer" || ask === "first-offer")
    return (
      <TicketOffer
        board={board}
        offer={view.offer}
        kept={view.tickets}
        choices={choices}
        outlook={outlook}
        onKeep={nothing}
        onPoint={onPoint}
      />
    );
  return null;
}

function Paid({ board, sample: { names, view, choices } }: AskedProps) {
  const [claim] = choices as [Sample["choices"][number]];
  const route = typeof claim.route === "number" ? board.routes[claim.route]! : null;
  const mine = view.seats[view.seat]!;
  return (
    <Payment
      board={board}
      target={route ? { route: route.id } : { city: claim.argument }}
      claim={claim}
      hand={view.hand}
      seatNames={names}
      pieces={route?.kind === "ship" ? mine.ships : mine.trains}
      onPay={nothing}
      onCancel={nothing}
    />
  );
}
