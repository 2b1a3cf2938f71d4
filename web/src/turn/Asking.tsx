import type { ComponentChild } from "preact";
import type { Board } from "../boards/board";
import { Payment, type Target } from "../chapters/claims/Payment";
import { PayRest } from "../chapters/claims/PayRest";
import { RefillSheet } from "../chapters/market/RefillSheet";
import { NeutralSheet } from "../chapters/neutral/NeutralSheet";
import { ExchangeSheet } from "../chapters/pieces/ExchangeSheet";
import { PiecesSheet } from "../chapters/pieces/PiecesSheet";
import { TicketOffer } from "../chapters/tickets/TicketOffer";
import { TunnelSheet } from "../chapters/tunnels/TunnelSheet";
import { tunnelIn } from "../chapters/tunnels/tunnel";
import { ChosenSheet, WhoChose } from "../choices/ChosenSheet";
import { PlainSheet } from "../choices/PlainSheet";
import { Boundary } from "../look/Boundary";
import type { Choice, EntryData, PiecesData, TableData } from "../protocol/schema";
import type { Pointed } from "../tickets/Ticket";
import { colourOf, nameOf } from "../view/seats";
import { narrowedClaim } from "./narrow";
import type { Offer } from "./offer";
import type { Question } from "./question";
import { payingFor } from "./target";
import type { Turn } from "./turn";

export interface AskingProps {
  readonly board: Board;
  readonly table: TableData;
  readonly entries: readonly EntryData[];
  readonly offer: Offer;
  readonly turn: Turn;
  readonly suggested: PiecesData | null;
  readonly act: (...actions: readonly number[]) => void;
  readonly onCancel: () => void;
  readonly onUndo: () => void;
  readonly onPoint: (pointed: Pointed | null) => void;
}

/** The sheet of each question; what is chosen is carried out at once. */
const sheets: Record<Question, (props: AskingProps) => ComponentChild> = {
  chosen: ({ board, table, onUndo }) => <ChosenSheet board={board} table={table} onChange={onUndo} />,
  keep: Keeping,
  pieces: ({ table, offer, suggested, act }) => (
    <PiecesSheet
      below={<WhoChose table={table} />}
      choices={offer.pieces}
      suggested={suggested}
      colour={colourOf(table, table.view!.viewer!)}
      onChoose={({ id }) => act(id)}
    />
  ),
  neutral: ({ board, offer, act, onPoint }) => (
    <NeutralSheet
      board={board}
      choices={offer.neutrals}
      onChoose={({ id }) => act(id)}
      onPoint={(route) => onPoint(route === null ? null : pointedRoute(board, route))}
    />
  ),
  refill: ({ table, offer, act }) => (
    <RefillSheet
      choices={offer.refills}
      decks={Object.keys(table.view!.decks)}
      onChoose={({ id }) => act(id)}
    />
  ),
  pay: Paying,
  claim: Claiming,
  exchange: ({ table, offer, act, onCancel }) => (
    <ExchangeSheet
      choices={offer.exchanges}
      seat={table.view!.seats[table.view!.seat]!}
      onChoose={({ id }) => act(id)}
      onCancel={onCancel}
    />
  ),
  other: Others,
};

function Others({ table, offer, turn, act, onCancel }: AskingProps) {
  const begun = offer.others.get(turn.mode ?? "");
  const title = begun ? turn.mode! : table.view!.phase;
  const choices = begun ?? [...offer.others.values()].flat();
  const onChoose = ({ id }: Choice) => act(id);
  return <PlainSheet {...{ title, choices, onChoose }} {...(begun && { onCancel })} />;
}

/** The question that is open now; one of its own for each position, so that nothing stays chosen. */
export function Asking({ question, ...props }: AskingProps & { question: Question }) {
  const Asked = sheets[question];
  const { about, legal, view } = props.table;
  const plain = <PlainSheet title={view!.phase} choices={legal} onChoose={({ id }) => props.act(id)} />;
  return (
    <Boundary key={about.position} instead={plain}>
      <Asked {...props} />
    </Boundary>
  );
}

const pointedRoute = (board: Board, route: number): Pointed => {
  const { a, b } = board.routes[route]!;
  return { cities: [a, b], way: [route] };
};

function Keeping({ board, table, offer, act, onPoint }: AskingProps) {
  const view = table.view!;
  return (
    <TicketOffer
      board={board}
      offer={view.offer}
      kept={view.tickets}
      choices={offer.keeps}
      outlook={table.outlook}
      below={<WhoChose table={table} />}
      onKeep={({ id }) => act(id)}
      onPoint={onPoint}
    />
  );
}

/** What is being paid for: a tunnel with its cards turned over, or what is left to pay. */
function Paying({ board, table, entries, offer, act }: AskingProps) {
  const view = table.view!;
  const onChoose = ({ id }: Choice) => act(id);
  const paid = { board, laid: view.laid, hand: view.hand, pays: offer.pays, onChoose };
  const tunnel = Object.keys(view.turned).length > 0 && tunnelIn(entries);
  if (!tunnel) return <PayRest {...paid} target={payingFor(board, table)!} />;
  return <TunnelSheet {...paid} {...tunnel} route={view.paying_for!.route!} yields={offer.yields} />;
}

function Claiming({ board, table, offer, turn, act, onCancel }: AskingProps) {
  const target = turn.target!;
  const view = table.view!;
  const mine = view.seats[view.seat]!;
  const claim = narrowedClaim(claimOf(offer, target)!, turn.cards);
  const ship = "route" in target && board.routes[target.route]!.kind === "ship";
  return (
    <Payment
      board={board}
      target={target}
      claim={claim}
      hand={view.hand}
      seatNames={view.seats.map((_, seat) => nameOf(table, seat))}
      pieces={ship ? mine.ships : mine.trains}
      onPay={(way) => act(claim.id, way.id)}
      onCancel={onCancel}
    />
  );
}

export const claimOf = (offer: Offer, target: Target): Choice | undefined =>
  "route" in target ? offer.routes.get(target.route) : offer.cities.get(target.city);
