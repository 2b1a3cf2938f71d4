import { useState } from "preact/hooks";
import { AnswerOrCancel } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import { Slider } from "../../choices/Slider";
import { Icon } from "../../look/Icon";
import type { Choice, SeatData } from "../../protocol/schema";
import { useText } from "../../text/context";
import "./pieces.css";

export interface ExchangeProps {
  readonly choices: readonly Choice[];
  readonly seat: SeatData;
  readonly onChoose: (choice: Choice) => void;
  readonly onCancel: () => void;
}

type Kind = "train" | "ship";
const kinds: readonly Kind[] = ["train", "ship"];
const gained = ({ pieces }: Choice, kind: Kind) => (kind === "train" ? pieces!.trains : pieces!.ships);

/** The exchanges that bring pieces of a kind, fewest first. */
export const bringing = (choices: readonly Choice[], kind: Kind): Choice[] =>
  choices.filter((choice) => gained(choice, kind) > 0).sort((a, b) => gained(a, kind) - gained(b, kind));

/** Trains for ships, or ships for trains, and what that costs. */
export function ExchangeSheet({ choices, seat, onChoose, onCancel }: ExchangeProps) {
  const text = useText();
  const [kind, setKind] = useState<Kind>(bringing(choices, "train").length ? "train" : "ship");
  const [wanted, setAt] = useState(0);
  const some = bringing(choices, kind);
  const at = Math.min(wanted, some.length - 1);
  const choice = some[at]!;
  const count = gained(choice, kind);
  return (
    <Sheet
      title={text("exchange-title")}
      actions={choices.map(({ id }) => id)}
      foot={
        <AnswerOrCancel
          action={choice.id}
          label={text(`exchange-for-${kind}`, { count })}
          onCancel={onCancel}
        />
      }
      onConfirm={() => onChoose(choice)}
      onCancel={onCancel}
    >
      <Directions choices={choices} kind={kind} onKind={setKind} />
      <Slider
        label={text("exchange-count")}
        says={text(`exchange-for-${kind}`, { count })}
        steps={some.length}
        value={at}
        less={text("exchange-less")}
        more={text("exchange-more")}
        onChange={setAt}
      />
      <After seat={seat} choice={choice} />
      <p class="muted">{text("exchange-costs")}</p>
    </Sheet>
  );
}

interface DirectionsProps {
  readonly choices: readonly Choice[];
  readonly kind: Kind;
  readonly onKind: (kind: Kind) => void;
}

function Directions({ choices, kind, onKind }: DirectionsProps) {
  const text = useText();
  return (
    <div class="directions" role="radiogroup" aria-label={text("exchange-direction")}>
      {kinds.map((one) => (
        <label key={one} class={one === kind ? "way chosen" : "way"}>
          <input
            type="radio"
            name="direction"
            checked={one === kind}
            disabled={!bringing(choices, one).length}
            data-direction={one}
            onChange={() => onKind(one)}
          />
          <span>{text(`exchange-want-${one}`)}</span>
          <Icon name={one} />
        </label>
      ))}
    </div>
  );
}

/** The pieces in reserve before and after. */
function After({ seat, choice }: { seat: SeatData; choice: Choice }) {
  const text = useText();
  const { trains = 0, ships = 0 } = seat;
  return (
    <p class="left-over">
      <span>
        <Icon name="train" /> {text("player-trains")} <b>{`${trains} → ${trains + choice.pieces!.trains}`}</b>
      </span>
      <span>
        <Icon name="ship" /> {text("player-ships")} <b>{`${ships} → ${ships + choice.pieces!.ships}`}</b>
      </span>
    </p>
  );
}
