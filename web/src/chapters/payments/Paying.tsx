import { offered } from "../../view/offer";
import { payingFor } from "../../view/target";
import type { AskProps } from "../chapter";
import { PayRest } from "./PayRest";

/** What is left to pay. */
export function Paying({ board, table, offer, words, act }: AskProps) {
  const { laid, hand } = table.view!;
  const paid = { board, laid, hand, words, pays: offered(offer, "pay") };
  return <PayRest {...paid} target={payingFor(board, table)!} onChoose={({ id }) => act(id)} />;
}
