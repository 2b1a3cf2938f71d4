import type { ComponentChild } from "preact";
import { useState } from "preact/hooks";
import type { Board, Route } from "../../boards/board";
import { routeName } from "../../boards/routeName";
import type { CardCounts } from "../../cards/kinds";
import { AnswerOrCancel } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import { useGroups, WayList } from "../../choices/WayList";
import { countOf } from "../../choices/ways";
import { Icon } from "../../look/Icon";
import type { Choice, SeatData, Way } from "../../protocol/schema";
import { useText } from "../../text/context";
import type { Text } from "../../text/text";
import type { Target } from "../../view/legal";
import { isHard } from "../hardRoutes/hardRoute";

export interface PaymentProps {
  readonly board: Board;
  readonly target: Target;
  readonly claim: Choice;
  readonly hand: CardCounts;
  readonly words: (route: Route) => string;
  /** What it costs or brings besides. */
  readonly also?: (way: Way) => ComponentChild;
  /** Who pays, before it does. */
  readonly seat: SeatData;
  readonly onPay: (way: Way) => void;
  readonly onCancel: () => void;
}

/** How to pay for a route or a building: every way as a row of cards; the best-looking one is chosen already. */
export function Payment({ board, target, claim, hand, words, also, seat, onPay, onCancel }: PaymentProps) {
  const text = useText();
  const ways = claim.ways ?? [];
  const first = useGroups(ways, hand)[0]!.ways[0]!;
  const [chosen, setChosen] = useState(first.id);
  const way = ways.find(({ id }) => id === chosen) ?? ways.find(({ id }) => id === first.id)!;
  const route = "route" in target ? board.routes[target.route]! : null;
  return (
    <Sheet
      title={titleOf(text, board, target, `pay-${claim.verb}`)}
      about={route && <RoutePrice route={route} words={words} paid={0} />}
      aside={route && <Worth points={claim.brings?.points ?? 0} />}
      foot={<AnswerOrCancel action={claim.id} label={text(payLabel(route))} onCancel={onCancel} />}
      below={
        <>
          {also?.(way)}
          <LeftOver seat={seat} claim={claim} hand={hand} way={way} />
        </>
      }
      onConfirm={() => onPay(way)}
      onCancel={onCancel}
    >
      <h3 class="small">{text("choice-pay-with")}</h3>
      <WayList ways={ways} hand={hand} chosen={way.id} onChoose={setChosen} />
    </Sheet>
  );
}

/** What is paid for: a route, or a building, of which the key speaks. */
export const titleOf = (text: Text, board: Board, target: Target, key: string) =>
  "route" in target
    ? routeName(board, board.routes[target.route]!)
    : text(key, { city: board.cities[target.city]!.name });

interface RoutePriceProps {
  readonly route: Route;
  readonly words: (route: Route) => string;
  readonly paid: number;
}

/** What a route asks for; of a hard one, the space that is paid for after those that are. */
export function RoutePrice({ route, words, paid }: RoutePriceProps) {
  const text = useText();
  return (
    <>
      <p class="muted">{words(route)}</p>
      {isHard(route) && <p class="muted">{text("pay-space", { number: paid + 1, of: route.length })}</p>}
    </>
  );
}

const payLabel = (route: Route | null) =>
  route && isHard(route) ? "pay-first-space" : route ? "choice-pay" : "pay-build";

export function Worth({ points: count }: { points: number }) {
  const text = useText();
  return (
    <p class="worth">
      <b>{`+${count}`}</b>
      <span class="muted">{text("pay-points", { count })}</span>
    </p>
  );
}

interface LeftProps extends Pick<PaymentProps, "seat" | "claim" | "hand"> {
  readonly way: Way;
}

const KINDS = ["train", "ship"] as const;

/** Pieces and cards before and after. */
function LeftOver({ seat, claim: { brings }, hand, way }: LeftProps) {
  const text = useText();
  const cards = countOf(hand);
  return (
    <p class="left-over">
      {KINDS.filter((kind) => brings?.[`${kind}s`]).map((kind) => (
        <span key={kind}>
          <Icon name={kind} /> {text(`player-${kind}s`)}{" "}
          <b>{`${seat[`${kind}s`]} → ${seat[`${kind}s`]! + brings![`${kind}s`]!}`}</b>
        </span>
      ))}
      <span>
        <Icon name="card" /> {text("player-cards")} <b>{`${cards} → ${cards - countOf(way.cards)}`}</b>
      </span>
    </p>
  );
}
