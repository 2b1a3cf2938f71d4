import { useState } from "preact/hooks";
import type { Board, Route } from "../../boards/board";
import type { CardCounts } from "../../cards/kinds";
import { Answer } from "../../choices/Answer";
import { Laid } from "../../choices/CardRow";
import { Sheet } from "../../choices/Sheet";
import { useGroups, WayList } from "../../choices/WayList";
import { countOf, type Payable } from "../../choices/ways";
import type { Choice } from "../../protocol/schema";
import { useText } from "../../text/context";
import type { Target } from "../../view/legal";
import { isHard } from "../hardRoutes/hardRoute";
import { RoutePrice, titleOf, Worth } from "./Payment";

export interface PayRestProps {
  readonly board: Board;
  readonly target: Target;
  /** What has been paid for it already. */
  readonly laid: CardCounts;
  readonly pays: readonly Choice[];
  readonly hand: CardCounts;
  readonly words: (route: Route) => string;
  /** What it brings; null: nothing, or not yet known. */
  readonly points: number | null;
  readonly onChoose: (choice: Choice) => void;
}

/** What is being paid for has to be paid: the next space of a hard route, or all of it after a reload. */
export function PayRest({ board, target, laid, pays, hand, words, points, onChoose }: PayRestProps) {
  const text = useText();
  const payables = payablesOf(pays);
  const first = useGroups(payables, hand)[0]!.ways[0]!.id;
  const [wanted, setWanted] = useState(first);
  const chosen = pays.find(({ id }) => id === wanted) ?? pays.find(({ id }) => id === first)!;
  const route = "route" in target ? board.routes[target.route]! : null;
  const label = text(route && isHard(route) ? "pay-next-space" : route ? "choice-pay" : "pay-build");
  return (
    <Sheet
      title={titleOf(text, board, target, "pay-building")}
      about={
        route && <RoutePrice route={route} words={words} paid={countOf(laid) / countOf(chosen.cards ?? {})} />
      }
      aside={points !== null && <Worth points={points} />}
      actions={pays.map(({ id }) => id)}
      foot={<Answer action={chosen.id} label={label} />}
      onConfirm={() => onChoose(chosen)}
    >
      <Laid label={text("pay-laid")} cards={laid} />
      <h3 class="small">{text("choice-pay-with")}</h3>
      <WayList ways={payables} hand={hand} chosen={chosen.id} onChoose={setWanted} now />
    </Sheet>
  );
}

export const payablesOf = (pays: readonly Choice[]): Payable[] =>
  pays.map(({ id, cards, over }) => ({ id, cards: cards ?? {}, over: over ?? 0 }));
