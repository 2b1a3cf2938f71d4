import { claimOf } from "../../view/offer";
import type { AskProps } from "../chapter";
import { narrowedClaim } from "./narrow";
import { Payment } from "./Payment";

/** How to pay for what was pointed at. */
export function Claiming({ board, table, offer, begun, words, also, act, onCancel }: AskProps) {
  const target = begun.target!;
  const view = table.view!;
  const mine = view.seats[view.seat]!;
  const claim = narrowedClaim(claimOf(offer, target)!, begun.cards);
  const ship = "route" in target && board.routes[target.route]!.kind === "ship";
  return (
    <Payment
      board={board}
      target={target}
      claim={claim}
      hand={view.hand}
      words={words}
      also={also(claim)}
      pieces={ship ? mine.ships : mine.trains}
      onPay={(way) => act(claim.id, way.id)}
      onCancel={onCancel}
    />
  );
}
