import type { ComponentChildren } from "preact";
import { useState } from "preact/hooks";
import type { Board, Route } from "../../boards/board";
import { routeName } from "../../boards/routeName";
import { AnswerOrCancel } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import { useGroups, WayList } from "../../choices/WayList";
import { type Cards, countOf } from "../../choices/ways";
import { Icon } from "../../look/Icon";
import type { Choice, Way } from "../../protocol/schema";
import { useText } from "../../text/context";
import type { Text } from "../../text/text";
import type { Target } from "../../view/offer";
import { isHard } from "../hardRoutes/hardRoute";

export interface PaymentProps {
  readonly board: Board;
  readonly target: Target;
  readonly claim: Choice;
  readonly hand: Cards;
  readonly words: (route: Route) => string;
  /** What it costs or brings besides. */
  readonly also?: ComponentChildren;
  /** How many pieces of the route's kind are in the reserve. */
  readonly pieces?: number | undefined;
  readonly onPay: (way: Way) => void;
  readonly onCancel: () => void;
}

/** How to pay for a route or a building: every way as a row of cards; the best-looking one is chosen already. */
export function Payment({ board, target, claim, hand, words, also, pieces, onPay, onCancel }: PaymentProps) {
  const text = useText();
  const ways = claim.ways ?? [];
  const first = useGroups(ways, hand)[0]!.ways[0]!;
  const [chosen, setChosen] = useState(first.id);
  const way = ways.find(({ id }) => id === chosen) ?? ways.find(({ id }) => id === first.id)!;
  const route = "route" in target ? board.routes[target.route]! : null;
  return (
    <Sheet
      title={titleOf(text, board, target, `pay-${claim.verb}`)}
      about={route && <Asked route={route} words={words} paid={0} />}
      aside={route && <Worth board={board} route={route} />}
      foot={<AnswerOrCancel action={claim.id} label={text(payLabel(route))} onCancel={onCancel} />}
      below={
        <>
          {also}
          <LeftOver route={route} pieces={pieces} hand={hand} way={way} />
        </>
      }
      onConfirm={() => onPay(way)}
      onCancel={onCancel}
    >
      <h3 class="small">{text("choice-pay-with")}</h3>
      <WayList ways={ways} hand={hand} spaces={spacesOf(route)} chosen={way.id} onChoose={setChosen} />
    </Sheet>
  );
}

/** What is paid for: a route, or a building, of which the key speaks. */
export const titleOf = (text: Text, board: Board, target: Target, key: string) =>
  "route" in target
    ? routeName(board, board.routes[target.route]!)
    : text(key, { city: board.cities[target.city]!.name });

interface AskedProps {
  readonly route: Route;
  readonly words: (route: Route) => string;
  readonly paid: number;
}

/** What a route asks for; of a hard one, the space that is paid for after those that are. */
export function Asked({ route, words, paid }: AskedProps) {
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

/** A hard route is paid space by space, so its ways say nothing of its length. */
export const spacesOf = (route: Route | null) => (route === null || isHard(route) ? null : route.length);

export function Worth({ board, route }: { board: Board; route: Route }) {
  const text = useText();
  const count = board.routePoints[route.length] ?? 0;
  return (
    <p class="worth">
      <b>{`+${count}`}</b>
      <span class="muted">{text("pay-points", { count })}</span>
    </p>
  );
}

interface LeftProps {
  readonly route: Route | null;
  readonly pieces: number | undefined;
  readonly hand: Cards;
  readonly way: Way;
}

/** Pieces and cards before and after. */
function LeftOver({ route, pieces, hand, way }: LeftProps) {
  const text = useText();
  const cards = countOf(hand);
  const kind = route?.kind === "ship" ? "ship" : "train";
  return (
    <p class="left-over">
      {route && pieces !== undefined && (
        <span>
          <Icon name={kind} /> {text(`player-${kind}s`)} <b>{`${pieces} → ${pieces - route.length}`}</b>
        </span>
      )}
      <span>
        <Icon name="card" /> {text("player-cards")} <b>{`${cards} → ${cards - countOf(way.cards)}`}</b>
      </span>
    </p>
  );
}
