import { useState } from "preact/hooks";
import type { Board, Route } from "../../boards/board";
import { routeName } from "../../boards/routeName";
import { MiniCard } from "../../cards/MiniCard";
import { Answer } from "../../choices/Answer";
import { Sheet } from "../../choices/Sheet";
import type { Choice } from "../../protocol/schema";
import { useText } from "../../text/context";

export interface NeutralProps {
  readonly board: Board;
  /** Each with the track that it gives to the neutral player. */
  readonly choices: readonly Choice[];
  readonly words: (route: Route) => string;
  readonly onChoose: (choice: Choice) => void;
  /** The track to show on the board. */
  readonly onPoint: (route: number | null) => void;
}

/** Which of two tracks the neutral player gets. */
export function NeutralSheet({ board, choices, words, onChoose, onPoint }: NeutralProps) {
  const text = useText();
  const [wanted, setWanted] = useState(choices[0]!.id);
  const chosen = choices.find(({ id }) => id === wanted) ?? choices[0]!;
  const route = board.routes[chosen.route!]!;
  const choose = (choice: Choice) => {
    setWanted(choice.id);
    onPoint(choice.route!);
  };
  return (
    <Sheet
      title={text("neutral-title", { route: routeName(board, route) })}
      actions={choices.map(({ id }) => id)}
      foot={<Answer action={chosen.id} label={text("neutral-take")} />}
      onConfirm={() => onChoose(chosen)}
    >
      <p class="muted">{text("neutral-about")}</p>
      <div class="ways" role="radiogroup" aria-label={text("neutral-tracks")}>
        {choices.map((choice) => (
          <Track
            key={choice.id}
            route={board.routes[choice.route!]!}
            words={words}
            id={choice.id}
            chosen={choice.id === chosen.id}
            onChoose={() => choose(choice)}
            onPoint={onPoint}
          />
        ))}
      </div>
    </Sheet>
  );
}

interface TrackProps {
  readonly route: Route;
  readonly words: (route: Route) => string;
  readonly id: number;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly onPoint: NeutralProps["onPoint"];
}

function Track({ route, words, id, chosen, onChoose, onPoint }: TrackProps) {
  return (
    <label
      class={chosen ? "way chosen" : "way"}
      onPointerEnter={() => onPoint(route.id)}
      onPointerLeave={() => onPoint(null)}
    >
      <input
        type="radio"
        name="track"
        checked={chosen}
        data-choice={id}
        onChange={onChoose}
        onFocus={() => onPoint(route.id)}
      />
      <span>{words(route)}</span>
      {route.colour !== "gray" && <MiniCard name={route.colour} />}
    </label>
  );
}
