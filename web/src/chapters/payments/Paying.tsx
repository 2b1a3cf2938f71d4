import { legalOf } from "../../view/legal";
import { usePrinted } from "../../view/printed";
import { payingFor } from "../../view/target";
import type { AskProps } from "../chapter";
import { PayRest } from "./PayRest";

/** What is left to pay. */
export function Paying({ board, table, legal, words, act }: AskProps) {
  const { laid, hand } = table.view!;
  const target = payingFor(board, table)!;
  const printed = usePrinted(table.about.board, table.about.players, "route" in target);
  const points = "route" in target ? (printed?.routes[target.route]?.points ?? null) : null;
  const paid = { board, laid, hand, words, target, points, pays: legalOf(legal, "pay") };
  return <PayRest {...paid} onChoose={({ id }) => act(id)} />;
}
