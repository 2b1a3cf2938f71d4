import type { Board } from "../boards/board";
import { Payment } from "../choices/Payment";
import { TicketOffer } from "../choices/TicketOffer";
import { Table } from "../table/Table";
import type { Fixture } from "./fixtures";

interface ChoicesProps {
  board: Board;
  fixture: Fixture;
  phone: boolean;
  show: "pay" | "offer";
}

/** A question over the table. */
export function Choices({ board, fixture: { middle, legal }, phone, show }: ChoicesProps) {
  const route = [...legal].sort((a, b) => board.routes[b]!.length - board.routes[a]!.length)[0]!;
  const { length, a, b } = board.routes[route]!;
  const kinds = Object.keys(middle.hand);
  const ways = kinds.slice(0, 4).map((name, action) => ({ action, cards: { [name]: length } }));
  const marks = { ghost: { route, seat: 0 }, spotlight: [a, b] };
  return (
    <>
      <Table
        board={board}
        game={middle}
        marks={show === "pay" ? marks : {}}
        phone={phone}
        chosen="route"
        covered={phone ? 60 : 0}
      />
      <div class="sheet-place">
        {show === "pay" ? (
          <Payment board={board} route={route} ways={ways} onPay={() => {}} onCancel={() => {}} />
        ) : (
          <TicketOffer board={board} offer={[1, 2, 4]} least={1} onKeep={() => {}} />
        )}
      </div>
    </>
  );
}
