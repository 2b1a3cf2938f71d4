import { routeName } from "../board/routeLabel";
import type { Board } from "../boards/board";
import { Sheet } from "../choices/Sheet";
import type { Choice, TableData } from "../protocol/schema";
import { useText } from "../text/context";
import type { Offer } from "./offer";
import { Plain } from "./Plain";
import type { Step, Target, Turn } from "./turn";

interface AskingProps {
  board: Board;
  table: TableData;
  offer: Offer;
  turn: Turn;
  act: (...actions: readonly number[]) => void;
  step: (step: Step) => void;
}

/** The question that is open now, if there is one. */
export function Asking(props: AskingProps) {
  const question = questionOf(props);
  return question && <div class="sheet-place">{question}</div>;
}

function questionOf({ board, offer, turn, act, step }: AskingProps) {
  const cancel = () => step({ type: "cancel" });
  const one = (choice: Choice) => act(choice.id);
  const wanted = turn.target && wantedOf(offer, turn.target);
  const must = [offer.keeps, offer.pieces, offer.neutrals, offer.refills, payments(offer)].find(
    (choices) => choices.length > 0,
  );
  if (must) return <Plain title="?" choices={must} onChoose={one} />;
  if (wanted && turn.target)
    return <PlainPayment board={board} target={turn.target} claim={wanted} act={act} cancel={cancel} />;
  if (turn.mode === "exchange")
    return <Plain title="?" choices={offer.exchanges} onChoose={one} onCancel={cancel} />;
  return null;
}

const payments = (offer: Offer) => (offer.yields ? [...offer.pays, offer.yields] : offer.pays);

const wantedOf = (offer: Offer, target: Target) =>
  "route" in target ? offer.routes.get(target.route) : offer.cities.get(target.city);

interface PaymentProps {
  board: Board;
  target: Target;
  claim: Choice;
  act: AskingProps["act"];
  cancel: () => void;
}

function PlainPayment({ board, target, claim, act, cancel }: PaymentProps) {
  const text = useText();
  const title =
    "route" in target ? routeName(board, board.routes[target.route]!) : board.cities[target.city]!.name;
  const foot = (
    <button type="button" class="button" onClick={cancel}>
      {text("choice-cancel")}
    </button>
  );
  return (
    <Sheet title={title} foot={foot} onConfirm={() => {}}>
      {claim.ways?.map((way) => (
        <button
          type="button"
          class="button"
          data-way={way.id}
          data-action={claim.id}
          onClick={() => act(claim.id, way.id)}
        >
          {way.notation}
        </button>
      ))}
    </Sheet>
  );
}
