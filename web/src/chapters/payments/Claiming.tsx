import { claimOf } from "../../view/legal";
import type { AskProps } from "../chapter";
import { narrowedClaim } from "./narrow";
import { Payment } from "./Payment";

/** How to pay for what was pointed at. */
export function Claiming({ board, table, legal, begun, words, also, act, onCancel }: AskProps) {
  const target = begun.target!;
  const view = table.view!;
  const claim = narrowedClaim(claimOf(legal, target)!, begun.cards);
  return (
    <Payment
      board={board}
      target={target}
      claim={claim}
      hand={view.hand}
      words={words}
      also={(way) => also(claim, way)}
      seat={view.seats[view.seat]!}
      onPay={(way) => act(claim.id, way.id)}
      onCancel={onCancel}
    />
  );
}
