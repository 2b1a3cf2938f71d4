import { useEffect, useState } from "preact/hooks";
import type { Marks } from "../board/table";
import type { Board } from "../boards/board";
import { Payment } from "../chapters/claims/Payment";
import { PayRest } from "../chapters/claims/PayRest";
import { RefillSheet } from "../chapters/market/RefillSheet";
import { NeutralSheet } from "../chapters/neutral/NeutralSheet";
import { ExchangeSheet } from "../chapters/pieces/ExchangeSheet";
import { PiecesSheet } from "../chapters/pieces/PiecesSheet";
import { TicketOffer } from "../chapters/tickets/TicketOffer";
import { TunnelSheet } from "../chapters/tunnels/TunnelSheet";
import { useCovered } from "../choices/covered";
import { Table } from "../table/Table";
import { heldTickets, marksOf } from "../tickets/held";
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
  const covered = useCovered(phone, sample);
  if (!sample) return null;
  return (
    <>
      <Table
        board={board}
        game={{ ...middle, tickets: heldTickets(sample.view.tickets, sample.outlook) }}
        marks={shownMarks(board, sample, pointed)}
        phone={phone}
        chosen="route"
        covered={covered}
      />
      <Asked board={board} ask={ask} sample={sample} onPoint={setPointed} />
    </>
  );
}

function shownMarks(board: Board, { choices }: Sample, pointed: Pointed | null): Marks {
  if (pointed) return marksOf(pointed);
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
  switch (ask) {
    case "offer":
    case "first-offer":
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
    case "pieces":
      return <PiecesSheet choices={choices} suggested={choices[10]!.pieces!} onChoose={nothing} />;
    case "exchange":
      return (
        <ExchangeSheet
          choices={choices}
          seat={view.seats[view.seat]!}
          onChoose={nothing}
          onCancel={nothing}
        />
      );
    case "neutral":
      return <NeutralSheet board={board} choices={choices} onChoose={nothing} onPoint={nothing} />;
    case "refill":
      return <RefillSheet choices={choices} decks={Object.keys(view.decks)} onChoose={nothing} />;
    default:
      return <Paying {...props} />;
  }
}

/** What is being paid for: a tunnel with its cards turned over, or what is left to pay. */
function Paying({ board, ask, sample: { view, choices, events } }: AskedProps) {
  const pays = choices.filter(({ verb }) => verb === "pay");
  const paid = { board, laid: view.laid, hand: view.hand, pays, onChoose: nothing };
  if (ask !== "tunnel") return <PayRest {...paid} target={targetOf(board, view)} />;
  return (
    <TunnelSheet
      {...paid}
      route={view.paying_for!.route!}
      turned={events.flatMap(({ type, card }) => (type === "turn-over" && card ? [card] : []))}
      surcharge={events.find(({ type }) => type === "tunnel")!.surcharge!}
      yields={choices.find(({ verb }) => verb === "yield") ?? null}
    />
  );
}

const targetOf = (board: Board, { paying_for: target }: Sample["view"]) =>
  target?.route === undefined
    ? { city: board.cities.findIndex(({ name }) => name === target?.city) }
    : { route: target.route };

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
