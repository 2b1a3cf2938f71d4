import { useEffect, useState } from "preact/hooks";
import type { Board } from "../../boards/board";
import { routeName } from "../../boards/routeName";
import { Card } from "../../cards/Card";
import { CardBack } from "../../cards/CardBack";
import type { CardCounts } from "../../cards/kinds";
import { Answer } from "../../choices/Answer";
import { Laid } from "../../choices/CardRow";
import { Sheet } from "../../choices/Sheet";
import { useGroups, WayList } from "../../choices/WayList";
import type { Choice } from "../../protocol/schema";
import { isCalm, lasting } from "../../settings/speed";
import { useText } from "../../text/context";
import { cardName } from "../../text/names";
import { payablesOf } from "../payments/PayRest";
import type { TurnedCard } from "./tunnel";
import "./tunnel.css";

export interface TunnelProps {
  readonly board: Board;
  readonly route: number;
  readonly laid: CardCounts;
  /** The cards that were turned over, in order. */
  readonly turned: readonly TurnedCard[];
  /** How many cards that costs, as the server says. */
  readonly surcharge: number;
  readonly pays: readonly Choice[];
  readonly yields: Choice | null;
  readonly hand?: CardCounts;
  readonly onChoose: (choice: Choice) => void;
  /** Where nothing is left to choose: the tunnel is dug. */
  readonly onClose?: () => void;
}

const TURN = 350; // milliseconds that a card takes
const PAUSE = 250;
const NONE: CardCounts = {};

/** A tunnel: the cards turn over one by one, then it is paid or given up. */
export function TunnelSheet(props: TunnelProps) {
  const { board, route, laid, turned, surcharge, pays, yields, onChoose, onClose } = props;
  const text = useText();
  const shown = useTurning(turned.length);
  const open = shown < turned.length;
  const [pay, setPay] = useChosen(pays, props.hand ?? NONE);
  const choice = pay ?? yields;
  const done = () => (choice ? !open && onChoose(choice) : onClose?.());
  return (
    <Sheet
      title={text("tunnel-title", { route: routeName(board, board.routes[route]!) })}
      actions={pays.map(({ id }) => id)}
      foot={<TunnelFoot {...props} pay={pay} open={open} />}
      asking={!open}
      onConfirm={done}
    >
      <Laid label={text("tunnel-laid")} cards={laid} />
      <Turned turned={turned} shown={shown} />
      <p class="tunnel-says" role="status">
        {open ? " " : text(surcharge ? "tunnel-costs" : "tunnel-free", { count: surcharge })}
      </p>
      {/* It has its room from the start, so that the sheet doesn't jump when the last card is turned. */}
      <div class={open ? "tunnel-asks unturned" : "tunnel-asks"}>
        {pay && (
          <WayList ways={payablesOf(pays)} hand={props.hand ?? NONE} chosen={pay.id} onChoose={setPay} now />
        )}
        {yields && !pay && <p class="muted">{text("tunnel-too-much")}</p>}
      </div>
    </Sheet>
  );
}

/** The payment that is chosen, to begin with the best-looking one. */
function useChosen(pays: readonly Choice[], hand: CardCounts): [Choice | undefined, (id: number) => void] {
  const first = useGroups(payablesOf(pays), hand)[0]?.ways[0]?.id;
  const [wanted, setWanted] = useState(first);
  return [pays.find(({ id }) => id === wanted) ?? pays.find(({ id }) => id === first), setWanted];
}

const isStill = () => isCalm() || lasting(TURN) === 0;

/** How many cards lie open by now; all at once where motion isn't wanted. */
function useTurning(count: number): number {
  const [shown, setShown] = useState(isStill() ? count : 0);
  useEffect(() => {
    if (shown >= count) return;
    const timer = setTimeout(() => setShown(shown + 1), lasting(TURN + PAUSE));
    return () => clearTimeout(timer);
  }, [shown, count]);
  return shown;
}

function Turned({ turned, shown }: Pick<TunnelProps, "turned"> & { readonly shown: number }) {
  const text = useText();
  return (
    <ol class="turned" style={{ "--turn": `${lasting(TURN)}ms` }} aria-label={text("tunnel-turned")}>
      {turned.map(({ card, costs }, i) => (
        <li key={i} class={turnedClass(i < shown, i < shown && costs)}>
          <span class="turn-back" aria-hidden="true">
            <CardBack kind="train" />
          </span>
          <span class="turn-face" aria-hidden={i >= shown}>
            <Card name={card} />
            <span class="unseen">{i < shown && cardName(text, card)}</span>
          </span>
          <b>{i < shown && costs && text("tunnel-one-more")}</b>
        </li>
      ))}
    </ol>
  );
}

const turnedClass = (open: boolean, costs: boolean) => `${open ? "open" : ""}${costs ? " costs" : ""}`;

interface FootProps extends TunnelProps {
  readonly pay: Choice | undefined;
  readonly open: boolean;
}

function TunnelFoot({ pay, yields, open, surcharge, onChoose, onClose }: FootProps) {
  const text = useText();
  return (
    <>
      {yields && (
        <button
          type="button"
          class="button"
          data-action={yields.id}
          data-first=""
          disabled={open}
          onClick={() => onChoose(yields)}
        >
          {text("tunnel-yield")}
        </button>
      )}
      {pay && <Answer action={pay.id} label={text("tunnel-pay", { count: surcharge })} disabled={open} />}
      {!pay && !yields && onClose && (
        <button type="submit" class="button main" data-first="">
          {text("tunnel-close")}
        </button>
      )}
    </>
  );
}
